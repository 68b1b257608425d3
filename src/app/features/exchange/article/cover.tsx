import type { ArticleCover } from '#src/contract/article/article.ts'

type Props = {
  name: ArticleCover
  /** In the first view. */
  eager?: boolean
}

/** The cover of an article, decorative beside its title. */
export const Cover = ({ name, eager = false }: Props) => (
  <img
    className="cover"
    src={`/covers/${name}.svg`}
    width="640"
    height="360"
    alt=""
    {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
  />
)
