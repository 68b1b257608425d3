import type { ArticleCard as Card } from '#src/contract/article/schemas.ts'
import { ArticleCard } from './article-card.tsx'

type Props = { articles: readonly Card[]; withLead?: boolean }

export const ArticleCards = ({ articles, withLead = false }: Props) => (
  <ul className="cards">
    {articles.map((article, index) => (
      <ArticleCard key={article.slug} article={article} lead={withLead && index === 0} />
    ))}
  </ul>
)
