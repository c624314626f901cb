"""The keywords of the game, as far as its cards and rulebooks have them: the lexicon of every text.

A keyword that is not here is known where a card has it: in the library, in the same file, or between bullets in its own text
(`language/classic/words/vocabulary.py`). Keywords are facts; no text stands here.
"""

from __future__ import annotations

from rokugan.language.classic.words.terms import CLANS

# Keywords of one word.
KEYWORDS = frozenset(
    """
    abomination absent accuser acolyte acrobat actor actress advisor air aka-name akasha alchemist allegiance
    ambassador animal apprentice archer architect arikura-no-baba armor artisan ashalan ashigaru ashura asp aspirant
    assassin astrologer atemi avenger axe badger bandit banker banner baraunghar barrack barracks bat battlemaster
    bear beast beastmaster bee benefit berserker betrayer bird blacksmith bloodspeaker bloodsword boar bodyguard
    braggart brash brawler brother brutalizer brute budoka bully bushi camel campaigner captive cartographer castle
    cat cavalry center centipede chain chameleon champion chancellor charitable chief chieftain chui city coastal
    cobra commander compassion conqueror conscript constrictor consumer control corrupt corrupted courage court
    courtesy courtier crab crane creature cruel crystal cultist cursed daimyo damned deathseeker deer defender
    destined determination disciple displacer distracter djinn dog dojo doom dragon dragonfly drummer drunkard
    duelist duty earth economic edict elemental elephant elite emperor empress enforcer engineer enginoshi enigma
    enlightened entertainer expendable experienced explorer extortionist falcon fallen farm fear festival fire
    firearm firefly flank flanking forest formation forsaken fortification fortified fortune fox foxwife fudo gaijin
    gardener geisha general ghost ghul gift goblin golem goose goryo governor gozoku greensnake guard guardian
    guardsman guest guide gunso half-naga hare harrier hatamoto healer heir henshin herald heretic hero heroic
    hidden historian hitoden home honesty horror horse hunter huntress iaijutsu illusion immediate immortal imperial
    improvised incubator industrial inexperienced infiltrator inquisitor insane insight instigator instructor
    interrogator intimidator ishiken jackal jade jakla jester jingasa junghar junshin justicar kabuki kami kansen
    kappa kata keeper kenku kensai kenshinzen khadi kharmic ki-rin kiho kimono kitsu kitsune knife knowledge koan
    kobun kodama kolat kshatriya kuroiban leader legacy legionnaire liaison librarian library lieutenant lion lord
    lost loyal madam madman magistrate maho maho-tsukai maiden maiko man-beast mantis marauder market martyr
    mastermind matron meddler mempo mentor mercenary merchant mine monk monkey mountain mountaineer mujina murderess
    musician mutant mystic naga nameseeker naval necromancer negotiator nemuranai nighthaunt nightingale nikutai
    ningyo ninja ninjutsu nonhuman novice obsidian ogre omoidasu one-handed oni onisu oracle orator oriole orochi
    osano-wo overconfident overlord ox oyabun pack panda paragon pearl peasant pennaggolan perfect perfection
    philosopher phoenix pikeman pirate plague plains podling poet poison polearm political politician port potion
    prodigy prophet prophetess prosperous protector purified raid raptor ratling ravaged ravager recon recruiter
    redeemer rememberer remote renew repeatable reserve resilient resourceful retainer retired revenge revolutionary
    riddle rikugunshokan ritual ronin rumormonger ryu saboteur sacrosanct sage sailor sake samurai savior scavenger
    scholar scorpion scout scribe scroll sculptor seductress seer sensei sentinel sentry sergeant shadow shadowlands
    shaman shamesword shapeshifter shinrai ship shiryo shogun shojo shout shrine shugenja siege sincerity singular
    sinner skull slayer smuggler sober sociopath sodan-senzo soulbinder sparrow spear spellseeker spider spirit
    spiritwalker spy squire stable stables staff stalwart standard standard-bearer statue storyteller strategist
    student sun-rider supai swamp swarm sword swordmaster sycophant tactical tactician taisa tanuki taskmaster
    tattoo tattooed technique tejina temple terrain tessen test tetsubo thief thunder thunderer tiger tireless
    tortoise trickster troll tsukai-sagasu tsuno two-handed unaligned unbound undead underwater unicorn unique
    unorthodox valley veteran vicious vigilant village villain visionary void wakizashi wanderer ward warlord
    warrior wasp wasteland water weapon wind winter witch writ wyrm yamabushi yari yobanjin yodotai yojimbo yu
    zealot zokujin zombie
    """.split()  # noqa: SIM905 (words, not quotes and commas)
)

_LONG = """
    Advisor from the Shogun, Advisor to the Ruby Champion, Alchemist Master, Ambassador to the Lost, Amethyst Champion,
    Ancient Librarian, Angry Crab, Avalanche Guard, Battle Maiden, Beast Master, Beastmaster, Bitter Lies, Bitter Lies
    Champion, Bitter Lies Swordsman, Black Scroll, Blade of Vengeance, Blessed by Benten, Blood of Kinuye, Bog Hag,
    Border Guard, Bounty Hunter, Broken Shinbone Tribe, Brotherhood of Shinsei, Brothers of Rebirth, Bushido Virtue,
    Captain of The Fourth Storm, Captain of The Tachikaze, Captain of the Imperial Guard, Caravan Master, Champion of
    Chugo, Champion of Gi, Champion of Ji, Champion of Makoto, Child of Prophecy, Chipped Tooth Tribe, Clan Champion,
    Clay Soldier, Cousin of Hantei, Crimson Paw Tribe, Crippled Bone Tribe, Crooked Tail Tribe, Dark Ambition, Dark Art,
    Dark Daughter of Fu Leng, Dark Deeds, Dark Dementia, Dark Dominion, Dark Fortune, Dark Oracle, Dark Perfection, Dark
    Resolve, Dark Scion of Fire, Dark Stalker, Dark Tide, Dark Truth, Dark Virtue, Dark Will, Dark Wind, Daughter of
    Storms, Death Priest, Defender of the Empire, Defender of the Temples, Descendant of Shinsei, Desert Warrior,
    Devourer of Dreams, Disciple of P'an Ku, Disciple of the Dark Lotus, Double Chi, Dragon of Reverse Fortunes,
    Dragon's Breath, Dueling Academy Instructor, Economic Advisor, Eighth Legion, Elemental Dragon, Elemental Guard,
    Elemental Legion, Elemental Master, Elemental Terror, Elite Guard, Emerald Champion, Emerald Magistrate, Emissary of
    Tengoku, Empty Hand, Explosives Master, Face of Ghosts, Favored of the Lords of Death, Fifth Legion, Final Student,
    Firestorm Legion, First Legion, First Mate of the Unknown Path, Fist of Osano-Wo, Fist of the Khan, Fourth Legion,
    Fu Leng, Geisha House, Go Master, Golden Arm, Grand Master of the Elements, Grasping Paw Tribe, Great Shining Hoard,
    Green-Green-White Tribe, Guardian of the Empress, Head of the Second City Guardsmen, Heavy Weapon, Heir of
    Vengeance, Hidden Guard, Holy Home, Hunter of Nagas, Iaijutsu Master, Imperial Advisor, Imperial Bank of Rokugan,
    Imperial Chancellor, Imperial Explorer, Imperial Herald, Imperial Legion, Imperial Regent, Imperial Treasurer,
    Incense Master, Information Peddler, Iron Crane, Iron Flower, Iron Mine, Isawa Scroll, Ivory Champion, Ivory
    Champion's Advisor, Ivory Kingdoms, Jade Champion, Jade Hand, Jade Legion, Jade Magistrate, Keeper of Obsidian,
    Keeper of the Four Temples, Knife Master, Kobune Captain, Kolat Master, Lady of Blood, Legion of Flame, Legion of
    Stone, Legion of Two Thousand, Lion's Pride, Lion's Pride Chui, Lord of Blades, Love Letter, Mad Dragon, Master
    Archer, Master Artificer, Master Bowman, Master Chrysanthemum, Master Coin, Master Orator, Master Sensei, Master
    Spy, Master Tactician, Master of Bushido, Master of Ceremonies, Master of Guile, Master of Lies, Master of Secrets,
    Master of Shourido, Master of the Blade, Master of the Gate, Master of the Hunt, Master of the Swift Waves, Master
    of the Ten Thousand Temples, Merchant Caravan, Mujina Boss, Ninth Legion, Nobori Raiu, Obsidian Champion, Obsidian
    Claw, One Tribe, Onisu of Death, Onisu of Desire, Onisu of Fear, Onisu of Hatred, Onisu of Larceny, Onisu of Regret,
    Onyx Champion, Order of Death, Order of Heroes, Order of Strength, Order of Venom, Order of the Spider, Order of the
    Wooden Blade, Pearl Bed, Peerless Swordsman, Poison Blade, Poison Master, Political Pawn, Prophet of the Dark Lotus,
    Protector of Gisei Toshi, Recruitment Officer, Reef Breaker, Repentant Traitor, Ritual Master, Ruby Champion, Sake
    Addict, Sake House, Scion of Flame, Scion of the Sea, Scion of the Wind, Scourge of Darkness, Sculptor of Flesh,
    Seven Thunder, Shadow Dragon, Shadowlands Horde, Shadowlands Madman, Shiba's Soul, Shinjo Border Guard, Shoju's
    Soul, Shore Hunter, Siege Master, Sixth Legion, Snow Maiden, Spawn of Vritra, Stable Master, Stained Paw Tribe,
    Stealer of Dreams, Steel Lion, Storm Rider, Storm's Fury, Student of Bitter Lies, Student of Kinuye, Student of Tao,
    Sumai Master, Sun-Rider, Tasu's Sorrow, Tattered Ear Tribe, Tattoo Artist, Tattoo Artist Apprentice, Tattooed Man,
    Tax Collector, Temple Guard, Temple Guardian, Tenth Legion, The Chosen, The Fallen Crane, The Khan, The Left Hand,
    The Masked Crane, The Masked Lion, The Masked Monkey, The Masked Tortoise, The Masked Wasp, The Stone Crab, Third
    Whisker Tribe, Tiger Priest, Tiger's Claw, Tomorrow Chieftain, Topaz Champion, Toturi's Army, Trap Expert, Traveling
    Crab, Turquoise Champion, Venerable Storyteller, Vessel of Fu Leng, Veteran of a Thousand Midnights, Voice of the
    Empress, Voice of the Masters, Walking Horror of Fu Leng, War Leader, Ward Master, Warrior of the Bright Eye,
    Warrior of the Sun, Weapons Master, White Guard, Witch Hunter, Witch-Hunter, Woodland Warrior, Worker of Flesh, Wyrm
    Rider, Yoritomo's Alliance, Yoritomo's Elite
"""
# Keywords of more than one word; each is one keyword (celestial.keywords).
LONG_KEYWORDS = (*(f"{clan} Clan" for clan in CLANS), *(" ".join(name.split()) for name in _LONG.split(",")))
