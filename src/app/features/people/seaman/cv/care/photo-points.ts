/** Pixels of a picture as in a canvas. */
export type Points = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

const FULL = 255

/** Returns the luminance of each pixel. */
function toGrey({ width, height, data }: Points): Float32Array {
  const grey = new Float32Array(width * height)
  for (let place = 0; place < grey.length; place += 1) {
    const [red = 0, green = 0, blue = 0] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]]
    grey[place] = (red + 2 * green + blue) / 4
  }
  return grey
}

function fromGrey(grey: Float32Array, width: number, height: number): Points {
  const data = new Uint8ClampedArray(width * height * 4).fill(FULL)
  for (let place = 0; place < grey.length; place += 1) data.fill(grey[place] as number, place * 4, place * 4 + 3)
  return { width, height, data }
}

/** Scales a picture down to the longer side, by averages. */
export function shrink(points: Points, side: number): Points {
  const scale = side / Math.max(points.width, points.height)
  if (scale >= 1) return points
  const [width, height] = [
    Math.max(1, Math.round(points.width * scale)),
    Math.max(1, Math.round(points.height * scale)),
  ]
  const [sums, counts] = [new Float32Array(width * height), new Float32Array(width * height)]
  const grey = toGrey(points)
  for (let y = 0; y < points.height; y += 1) {
    const row = Math.min(height - 1, Math.floor((y * height) / points.height)) * width
    for (let x = 0; x < points.width; x += 1) {
      const place = row + Math.min(width - 1, Math.floor((x * width) / points.width))
      sums[place] = (sums[place] as number) + (grey[y * points.width + x] as number)
      counts[place] = (counts[place] as number) + 1
    }
  }
  return fromGrey(
    sums.map((sum, place) => sum / (counts[place] as number)),
    width,
    height,
  )
}
