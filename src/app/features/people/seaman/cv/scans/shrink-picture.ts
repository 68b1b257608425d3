import { SCAN_SIDE } from '#src/contract/scan/scan.ts'

const QUALITY = 0.85

/**
 * A picture as it is sent: upright, no larger than print is read, without what the camera wrote into it. Undefined where the browser sees
 * no picture in the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, SCAN_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const surface = canvas.getContext('2d')
  if (!surface) return undefined
  // What is transparent is paper.
  surface.fillStyle = '#fff'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((drawn) => canvas.toBlob((blob) => drawn(blob ?? undefined), 'image/jpeg', QUALITY))
}
