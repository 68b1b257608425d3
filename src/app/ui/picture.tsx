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
  /** The key that the picture is kept under. */
  image: string
  /** In CSS pixels, so that its place is kept before it arrives. */
  width: ImageWidth<Kind>
  height: number
  /** Empty where the words beside it say the same. */
  alt: string
  /** For what is in the first view; anything else waits until it is near. */
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
