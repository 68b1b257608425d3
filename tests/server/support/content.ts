import { START } from './client.ts'
import { createId, insertRow } from './fixtures.ts'

type Cells = Record<string, string | number | null>
type Texts = Record<string, Cells>

let made = 0

/** An article with its texts by language; English is there unless it is said otherwise. */
export async function insertArticle(data: Cells = {}, texts: Texts = {}): Promise<{ id: string; slug: string }> {
  made += 1
  const article = {
    id: createId(),
    slug: `article-${made}`,
    category: 'seaman',
    cover: 'documents',
    author: 'Ines Duarte',
    published_at: START - made * 1000,
    created_at: START,
    updated_at: START,
    ...data,
  }
  await insertRow('article', article)
  for (const [language, text] of Object.entries({ en: {}, ...texts }))
    await insertRow('article_text', {
      article_id: article.id,
      language,
      title: `Title ${language}`,
      description: `About ${language}`,
      author_role: language === 'en' ? 'Editor' : null,
      tags: '[]',
      minutes: 4,
      body: `Text ${language}`,
      created_at: START,
      updated_at: START,
      ...text,
    })
  return { id: article.id, slug: article.slug }
}

export async function insertPage(slug: string, texts: Texts): Promise<void> {
  const id = createId()
  await insertRow('page', { id, slug, created_at: START, updated_at: START })
  for (const [language, text] of Object.entries(texts))
    await insertRow('page_text', {
      page_id: id,
      language,
      title: `Title ${language}`,
      description: `About ${language}`,
      body: `Text ${language}`,
      created_at: START,
      updated_at: START,
      ...text,
    })
}
