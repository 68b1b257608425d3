import {
  DENSITIES,
  formatsOf,
  IMAGE_TYPES,
  type ImageFormat,
  type ImageKind,
  type ImageWidth,
  imagePath,
} from '#src/contract/file/images.ts'

type Props<Kind extends ImageKind> = {
  kind: Kind
  /** The key of the picture. */
  image: string
  /** In CSS pixels, so that its place is reserved. */
  width: ImageWidth<Kind>
  height: number
  /** Empty if the text beside it says the same. */
  alt: string
  /** For pictures in the first view; others load lazily. */
  eager?: boolean
}

/** A picture in the formats and densities that browsers choose from. */
export function Picture<Kind extends ImageKind>({ kind, image, width, height, alt, eager }: Props<Kind>) {
  const formats = formatsOf(kind)
  const fallback = formats.at(-1) as ImageFormat
  const address = (format: ImageFormat, density: number) =>
    imagePath({ kind, key: image, width: width * density, format })
  const addresses = (format: ImageFormat) =>
    DENSITIES.map((density) => `${address(format, density)} ${density}x`).join(', ')
  return (
    <picture>
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={IMAGE_TYPES[format]} srcSet={addresses(format)} />
      ))}
      <img
        src={address(fallback, 1)}
        srcSet={addresses(fallback)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
