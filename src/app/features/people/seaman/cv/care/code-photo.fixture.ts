import encode from 'qr'

/** Pixels of a camera: red, green, blue and alpha. */
export type Photo = { width: number; height: number; data: Uint8ClampedArray }
type Point = readonly [x: number, y: number]

export type PhotoOptions = {
  width: number
  height: number
  /** Corners of the code with its quiet zone, in pixels: upper left, upper right, lower right, lower left. */
  corners: readonly [Point, Point, Point, Point]
  /** Radius of the blur in pixels. */
  blur?: number
  /** Lines of text over the page. */
  text?: boolean
  /** Darkness of the far corner, from 0 to 1. */
  shade?: number
  /** Amplitude of the sensor noise, of 255. */
  noise?: number
  /** Dark and light of the print, of 255. */
  tones?: readonly [dark: number, light: number]
}

/** Returns a seeded random generator. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** From a quadrangle to the unit square (Heckbert 1989). */
function createUnwarp([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: PhotoOptions['corners']) {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det]
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return (x: number, y: number): Point => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e)
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f)
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
    return [u / w, v / w]
  }
}

/** Draws text-like strokes in lines. */
function writeText(grey: Float32Array, { width, height }: PhotoOptions, random: () => number): void {
  const line = Math.max(12, Math.round(height / 60))
  for (let top = line; top < height - line; top += line * 2)
    for (let left = line; left < width - line; left += Math.ceil(line * 0.7)) {
      if (random() < 0.15) continue
      const [thick, tall] = [Math.max(1, Math.round(line / 6)), Math.round(line * (0.6 + random() * 0.4))]
      for (let y = 0; y < tall; y += 1) for (let x = 0; x < thick; x += 1) grey[(top + y) * width + left + x] = 40
      const bar = top + Math.floor(random() * tall)
      for (let x = 0; x < line * 0.5; x += 1) grey[bar * width + left + x] = 40
    }
}

/** Box blur by rows and columns, twice. */
function blurAll(grey: Float32Array, { width, height }: PhotoOptions, radius: number): void {
  const soften = (count: number, length: number, step: number, stride: number) => {
    const line = new Float32Array(length)
    for (let index = 0; index < count; index += 1) {
      const start = index * stride
      let sum = 0
      const at = (place: number) => grey[start + Math.min(length - 1, Math.max(0, place)) * step] as number
      for (let place = -radius; place <= radius; place += 1) sum += at(place)
      for (let place = 0; place < length; place += 1) {
        line[place] = sum / (2 * radius + 1)
        sum += at(place + radius + 1) - at(place - radius)
      }
      for (let place = 0; place < length; place += 1) grey[start + place * step] = line[place] as number
    }
  }
  for (let turn = 0; turn < 2; turn += 1) {
    soften(height, width, 1, width)
    soften(width, height, width, 1)
  }
}

/** Returns a page with a code as a phone photographs it. */
export function takeCodePhoto(told: string, options: PhotoOptions): Photo {
  const { width, height, corners, blur = 0, text = false, shade = 0, noise = 0, tones = [30, 235] } = options
  const rows = encode(told, 'raw', { ecc: 'medium', border: 4 })
  const random = createRandom(7)
  const grey = new Float32Array(width * height).fill(tones[1])
  if (text) writeText(grey, options, random)
  const unwarp = createUnwarp(corners)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.max(...ys)); y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < Math.min(width, Math.max(...xs)); x += 1) {
      const [u, v] = unwarp(x + 0.5, y + 0.5)
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue
      const isDark = rows[Math.floor(v * rows.length)]?.[Math.floor(u * rows.length)]
      grey[y * width + x] = isDark ? tones[0] : tones[1]
    }
  if (blur > 0) blurAll(grey, options, blur)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let place = 0; place < grey.length; place += 1) {
    const light = 1 - shade * (((place % width) / width + Math.floor(place / width) / height) / 2)
    data.fill((grey[place] as number) * light + (random() - 0.5) * 2 * noise, place * 4, place * 4 + 3)
  }
  return { width, height, data }
}

/** Corners of a square around a point, rotated by degrees. */
export function squareAt([x, y]: Point, side: number, degrees = 0): PhotoOptions['corners'] {
  const corner = (turn: number): Point => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return [x + (side / Math.SQRT2) * Math.cos(angle), y + (side / Math.SQRT2) * Math.sin(angle)]
  }
  return [corner(-135), corner(-45), corner(45), corner(135)]
}
