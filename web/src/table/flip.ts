// A card travels from where it was to where it is (FLIP): its place is noted before the page changes and compared after.
// Elements say what they show with `data-card`; a pile or a seat catches those that left the page with `data-pile`.

const TRAVEL = 320;
const MOST = 6;

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Travel {
  private spots = new Map<string, Spot>();

  private static elements(): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = element.dataset["card"];
      if (id && !found.has(id)) found.set(id, element);
    }
    return found;
  }

  before(): void {
    this.spots.clear();
    for (const [id, element] of Travel.elements()) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width) this.spots.set(id, { left, top, width, height });
    }
  }

  after(): void {
    const gone: [HTMLElement, Spot, Spot][] = [];
    for (const [id, element] of Travel.elements()) {
      const was = this.spots.get(id);
      if (!was) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      // A neighbour that moved up a little needs no journey.
      if (width && Math.hypot(left - was.left, top - was.top) > 40)
        gone.push([element, was, { left, top, width, height }]);
    }
    if (gone.length > MOST) return;
    for (const [element, was, is] of gone) {
      element.animate(
        [
          {
            translate: `${was.left - is.left}px ${was.top - is.top}px`,
            scale: String(was.width / is.width || 1),
            zIndex: 20,
          },
          { translate: "0 0", scale: "1", zIndex: 20 },
        ],
        { duration: TRAVEL, easing: "cubic-bezier(.2, .7, .2, 1)" },
      );
    }
  }
}
