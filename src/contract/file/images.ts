export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png'

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/**
 * The public pictures, all of them square. `places`: where they stand, in CSS pixels of their width. `fit`: `cover` cuts what is not square,
 * `pad` keeps the whole and leaves the rest empty. `fallback`: for browsers that know neither avif nor webp.
 */
export const IMAGES = {
  // A logo may be transparent, which jpg is not.
  logo: { places: [48, 96], fit: 'pad', fallback: 'png' },
  avatar: { places: [24, 96], fit: 'cover', fallback: 'jpg' },
} as const

/** Of what is sent: more is not decoded. A photo of a good telephone has twelve million. */
export const MAX_PIXELS = 40_000_000

/** Times that the pixels of one picture are decoded. A progressive JPEG has about ten scans. */
export const MAX_SCANS = 30

/** Each is there once and twice as dense. */
export const DENSITIES = [1, 2] as const

export type ImageKind = keyof typeof IMAGES
export type ImageWidth<Kind extends ImageKind> = (typeof IMAGES)[Kind]['places'][number]

/** Best first: browsers take the first that they know. */
export const formatsOf = (kind: ImageKind): readonly ImageFormat[] => ['avif', 'webp', IMAGES[kind].fallback]

export type Rendition = { kind: ImageKind; key: string; width: number; format: ImageFormat }

/** The address of a rendition; a key names one picture for ever, so its renditions never change. */
export const imagePath = ({ kind, key, width, format }: Rendition): string => `/img/${kind}/${key}-${width}.${format}`

const FILE = /^([a-z0-9]{8,40})-([1-9]\d{0,3})\.([a-z]{3,4})$/

export const isImageKind = (kind: string | undefined): kind is ImageKind =>
  kind !== undefined && Object.hasOwn(IMAGES, kind)

/** Takes the last two parts of an address apart; undefined for anything but the renditions that pages ask for. */
export function parseImage(kind: string | undefined, file: string): Rendition | undefined {
  const [, key, digits, ending] = FILE.exec(file) ?? []
  if (!key || !isImageKind(kind)) return undefined
  const width = Number(digits)
  const format = formatsOf(kind).find((known) => known === ending)
  const isAsked = IMAGES[kind].places.some((place) => DENSITIES.some((density) => place * density === width))
  return format && isAsked ? { kind, key, width, format } : undefined
}
