/** The visible part: zoom, position within the hidden rest from 0 to 1, and quarter turns. */
export type View = { zoom: number; x: number; y: number; turns: number }

export type Size = { width: number; height: number }

/** `cover`: the square is always filled. `pad`: the whole picture fits in. */
export type Fit = 'cover' | 'pad'

export const START: View = { zoom: 1, x: 0.5, y: 0.5, turns: 0 }
export const MAX_ZOOM = 4

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the visible square in pixels of the turned picture, and the hidden rest. */
export function frameOf(picture: Size, { zoom, x, y, turns }: View, fit: Fit) {
  const { width, height } = turned(picture, turns)
  const side = (fit === 'cover' ? Math.min(width, height) : Math.max(width, height)) / zoom
  const slack = { x: Math.max(0, width - side), y: Math.max(0, height - side) }
  const centre = (length: number, free: number, share: number) => (free > 0 ? side / 2 + free * share : length / 2)
  return { side, slack, x: centre(width, slack.x, x), y: centre(height, slack.y, y) }
}

/** Returns the view after dragging by a fraction of the square's side. */
export function pull(picture: Size, view: View, fit: Fit, by: { x: number; y: number }): View {
  const { side, slack } = frameOf(picture, view, fit)
  const moved = (share: number, free: number, part: number) => (free > 0 ? clamp(share - (part * side) / free) : share)
  return { ...view, x: moved(view.x, slack.x, by.x), y: moved(view.y, slack.y, by.y) }
}

/** Returns the view turned clockwise by a quarter around its centre. */
export const turn = (view: View): View => ({ ...view, x: 1 - view.y, y: view.x, turns: (view.turns + 1) % 4 })
