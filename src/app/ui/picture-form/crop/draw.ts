import { type Fit, frameOf, type View } from './view.ts'

/** Side of the sent picture in pixels; the largest place is far smaller. */
const SIDE = 512
/** Longer side of the displayed picture in pixels; a phone's photo has more than can be seen. */
const MAX_OPEN = 2048
const QUALITY = 0.85

/** Returns the picture of a file, upright. Throws if the browser cannot decode it. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = MAX_OPEN / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) }
  const small = await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
  whole.close()
  return small
}

/** Draws the visible part of the picture into the canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View, fit: Fit): void {
  const paper = canvas.getContext('2d')
  if (!paper) return
  const { side, x, y } = frameOf(picture, view, fit)
  const isSideways = view.turns % 2 === 1
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height]
  const scale = canvas.width / side
  paper.setTransform(1, 0, 0, 1, 0, 0)
  paper.clearRect(0, 0, canvas.width, canvas.height)
  paper.imageSmoothingQuality = 'high'
  paper.scale(scale, scale)
  paper.translate(side / 2 - x + width / 2, side / 2 - y + height / 2)
  paper.rotate((view.turns * Math.PI) / 2)
  paper.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, QUALITY))

function paintBehind(canvas: HTMLCanvasElement, colour: string): void {
  const paper = canvas.getContext('2d')
  if (!paper) return
  paper.setTransform(1, 0, 0, 1, 0, 0)
  paper.globalCompositeOperation = 'destination-over'
  paper.fillStyle = colour
  paper.fillRect(0, 0, canvas.width, canvas.height)
}

/** Returns the visible part as a small picture without metadata. */
export async function cutPicture(picture: ImageBitmap, view: View, fit: Fit): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  draw(canvas, picture, view, fit)
  const made = await encode(canvas, 'image/webp')
  // A browser without WebP encoding returns PNG, which is right for a logo and heavy for a photo.
  if (made?.type === 'image/webp' || fit === 'pad') return made ?? undefined
  paintBehind(canvas, '#fff')
  return (await encode(canvas, 'image/jpeg')) ?? undefined
}
