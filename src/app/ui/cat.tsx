/** Drawings in public/cats, all on the same field of 240 by 184. */
export const CATS = ['ring', 'nest', 'sextant', 'coil', 'bollard', 'bucket', 'wing', 'porthole'] as const

type Props = {
  /** Any whole number; it picks one of the cats. */
  n: number
}

/** A drawing of a cat. A separate file, drawn in the page's colours by `use`. */
export const Cat = ({ n }: Props) => (
  <svg className="cat" viewBox="0 0 240 184" aria-hidden="true">
    <use href={`/cats/${CATS[Math.abs(Math.trunc(n)) % CATS.length]}.svg#cat`} />
  </svg>
)
