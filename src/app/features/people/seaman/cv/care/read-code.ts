type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** With native support nothing is loaded. */
async function readNative(picture: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture).catch(() => [])
  return found[0]?.rawValue
}

async function readDrawn(picture: ImageBitmap): Promise<string | undefined> {
  const [{ default: decode }, { decodePhoto, SIDES }] = await Promise.all([
    import('qr/decode.js'),
    import('./decode-photo.ts'),
  ])
  const scale = Math.min(1, Math.max(...SIDES) / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const surface = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!surface || width === 0 || height === 0) return undefined
  surface.drawImage(picture, 0, 0, width, height)
  const { data } = surface.getImageData(0, 0, width, height)
  return decodePhoto({ width, height, data }, { decode })
}

/** Returns the text of a code on a photo; undefined without one. The photo stays on the device. */
export async function readCode(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  try {
    return (await readNative(picture)) || (await readDrawn(picture))
  } finally {
    picture.close()
  }
}
