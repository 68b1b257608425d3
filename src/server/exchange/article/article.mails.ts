import { type ArticleCategory, articlePath, isArticleCategory } from '#src/contract/article/article.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { type CardRow, findCardsById } from './article.repository.ts'

type Listed = Pick<CardRow, 'category' | 'slug' | 'language' | 'title' | 'description' | 'minutes'>

/** An article with the language of its text where that is not the reader's. */
function listArticle(frame: MailFrame, article: Listed): { title: string; url: string; lines: string[] } {
  const { intl, locale } = frame
  const time = intl.t('article.view.minutes', { count: article.minutes })
  const language = createFormats(locale).language(article.language)
  return {
    title: article.title,
    url: addressFor(frame, articlePath(article)),
    lines: [article.description, article.language === locale ? time : `${time} · ${language}`],
  }
}

/** New articles, newest first. */
export function writeArticleDigest(
  frame: MailFrame,
  category: ArticleCategory,
  articles: readonly Listed[],
): MailContent {
  const { intl } = frame
  const count = articles.length
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.article-digest.subject', { count }),
    paragraphs: [intl.t(`mail.article-digest.${category}`)],
    facts: [],
    entries: articles.map((article) => listArticle(frame, article)),
    after: [],
    action: createAction(frame, 'mail.article-digest.action', `/blog/${category}`),
    reason: intl.t('mail.article-digest.reason'),
  }
}

/** None if all articles were withdrawn. */
const articleDigest: MailWriter = async ({ db, clock }, frame, { category, ids }) => {
  const rows = await findCardsById(db, String(ids).split(' '), { language: frame.locale, now: clock() })
  const of = String(category)
  return isArticleCategory(of) && rows.length > 0 ? writeArticleDigest(frame, of, rows) : undefined
}

export const articleMails = { 'article-digest': articleDigest } as const satisfies Record<string, MailWriter>
