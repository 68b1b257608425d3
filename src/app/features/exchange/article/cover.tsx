import type { ArticleCover } from '#src/contract/article/article.ts'

type Props = {
  name: ArticleCover
  /** In sight when the page opens. */
  eager?: boolean
}

/** The drawing of an article. It says nothing that the title does not. */
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
