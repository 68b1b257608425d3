export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png'

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/**
 * The public pictures, all square. `places`: their widths in CSS pixels. `fit`: `cover` crops, `pad` keeps the whole picture. `fallback`: for
 * browsers without avif and webp.
 */
export const IMAGES = {
  // A logo may be transparent, which jpg does not support.
  logo: { places: [48, 96], fit: 'pad', fallback: 'png' },
  avatar: { places: [24, 96], fit: 'cover', fallback: 'jpg' },
} as const

/** Limit of pixels to decode. A good phone's photo has twelve million. */
export const MAX_PIXELS = 40_000_000

/** Limit of scans of one picture. A progressive JPEG has about ten. */
export const MAX_SCANS = 30

/** Each picture exists in single and double density. */
export const DENSITIES = [1, 2] as const

export type ImageKind = keyof typeof IMAGES
export type ImageWidth<Kind extends ImageKind> = (typeof IMAGES)[Kind]['places'][number]

/** Best first: browsers use the first they support. */
export const formatsOf = (kind: ImageKind): readonly ImageFormat[] => ['avif', 'webp', IMAGES[kind].fallback]

export type Rendition = { kind: ImageKind; key: string; width: number; format: ImageFormat }

/** Address of a rendition; immutable, because a key names one picture. */
export const imagePath = ({ kind, key, width, format }: Rendition): string => `/img/${kind}/${key}-${width}.${format}`

const FILE = /^([a-z0-9]{8,40})-([1-9]\d{0,3})\.([a-z]{3,4})$/

export const isImageKind = (kind: string | undefined): kind is ImageKind =>
  kind !== undefined && Object.hasOwn(IMAGES, kind)

/** Parses the last two parts of an address; undefined for renditions that pages do not use. */
export function parseImage(kind: string | undefined, file: string): Rendition | undefined {
  const [, key, digits, ending] = FILE.exec(file) ?? []
  if (!key || !isImageKind(kind)) return undefined
  const width = Number(digits)
  const format = formatsOf(kind).find((known) => known === ending)
  const isAsked = IMAGES[kind].places.some((place) => DENSITIES.some((density) => place * density === width))
  return format && isAsked ? { kind, key, width, format } : undefined
}
