export const ARTICLE_CATEGORIES = ['seaman', 'company'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

export const isArticleCategory = (text: string | undefined): text is ArticleCategory =>
  ARTICLE_CATEGORIES.some((known) => known === text)

/** Drawings in public/covers. */
export const ARTICLE_COVERS = [
  'documents',
  'contract',
  'scam',
  'rights',
  'matrix',
  'sea-time',
  'pay',
  'medical',
  'interview',
  'training',
  'family',
  'screening',
  'advert',
  'licence',
  'onboard',
  'fees',
] as const
export type ArticleCover = (typeof ARTICLE_COVERS)[number]

export const articlePath = ({ category, slug }: { category: ArticleCategory; slug: string }): string =>
  `/blog/${category}/${slug}`
