import { and, asc, desc, eq, gt, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import type { UpdateKind, UpdateState } from '#src/contract/site-update/list.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import {
  type SiteUpdateRow,
  type SiteUpdateText,
  siteUpdateTextTable as text,
  siteUpdateTable as update,
} from './site-update.tables.ts'

const isPublished = and(isNotNull(update.publishedAt), isNull(update.stoppedAt))

const inState = (state: UpdateState, now: number): SQL | undefined =>
  ({
    draft: isNull(update.publishedAt),
    planned: and(isPublished, gt(update.publishedAt, now)),
    sent: and(isPublished, lte(update.publishedAt, now)),
    stopped: isNotNull(update.stoppedAt),
  })[state]

type Asked = { kind?: UpdateKind | undefined; state?: UpdateState | undefined; now: number }

const asAsked = ({ kind, state, now }: Asked): SQL | undefined =>
  and(kind && eq(update.kind, kind), state && inState(state, now))

const SUBJECT = sql<string>`coalesce((SELECT t.subject FROM site_update_text t WHERE t.update_id = ${update.id} AND t.language = 'en'), '')`
const LANGUAGES = sql<string>`(SELECT json_group_array(t.language) FROM site_update_text t WHERE t.update_id = ${update.id})`

/** The newest first; `languages` is a JSON list. */
export const listUpdates = (db: Database, asked: Asked, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ update, subject: SUBJECT, languages: LANGUAGES })
    .from(update)
    .where(asAsked(asked))
    .orderBy(desc(update.createdAt), desc(update.id))
    .limit(limit)
    .offset(offset)

export const countUpdates = (db: Database, asked: Asked): Promise<number> => db.$count(update, asAsked(asked))

export const findUpdate = (db: Database, id: string): Promise<SiteUpdateRow | undefined> =>
  db.select().from(update).where(eq(update.id, id)).get()

export const findTexts = (db: Database, id: string): Promise<SiteUpdateText[]> =>
  db.select({ language: text.language, subject: text.subject, body: text.body }).from(text).where(eq(text.updateId, id))

export const insertUpdate = (db: Database, row: typeof update.$inferInsert): Statement => db.insert(update).values(row)

type Saved = { id: string; version: number; path: string; text: SiteUpdateText; updatedAt: number }

/** Aborts the batch if the draft was changed or published since. An empty text is deleted. */
export const saveText = (db: Database, { id, version, path, text: words, updatedAt }: Saved): Statement[] => [
  db
    .update(update)
    .set({ path, version: version + 1, updatedAt })
    .where(and(eq(update.id, id), eq(update.version, version), isNull(update.publishedAt))),
  ...demandOneChange(db),
  words.subject === ''
    ? db.delete(text).where(and(eq(text.updateId, id), eq(text.language, words.language)))
    : db
        .insert(text)
        .values({ updateId: id, ...words, updatedAt })
        .onConflictDoUpdate({ target: [text.updateId, text.language], set: { ...words, updatedAt } }),
]

/** Aborts the batch if the draft was changed or published. */
export const demandDraft = (db: Database, id: string, version: number): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM site_update WHERE id = ${id} AND version = ${version} AND published_at IS NULL)`)

/** Publishes from an instant on, or a few milliseconds later: a digest has one update, so no two have the same instant. */
export const publishUpdate = (db: Database, id: string, from: number, now: number): Statement[] => [
  db
    .update(update)
    .set({
      publishedAt: sql`coalesce((SELECT max(o.published_at) + 1 FROM site_update o
        WHERE o.kind = site_update.kind AND o.published_at BETWEEN ${from} AND ${from + 1000}), ${from})`,
      version: sql`${update.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(update.id, id), isNull(update.publishedAt))),
  ...demandOneChange(db),
]

/** Aborts the batch unless it is published and not stopped. */
export const stopUpdate = (db: Database, id: string, now: number): Statement[] => [
  db
    .update(update)
    .set({ stoppedAt: now, updatedAt: now })
    .where(and(eq(update.id, id), isPublished)),
  ...demandOneChange(db),
]

type Period = { after: number; until: number }

/** The first update of a kind in a period that is sent. */
export const findNextUpdate = (db: Database, kind: UpdateKind, { after, until }: Period) =>
  db
    .select({ id: update.id, publishedAt: update.publishedAt })
    .from(update)
    .where(and(eq(update.kind, kind), isPublished, gt(update.publishedAt, after), lte(update.publishedAt, until)))
    .orderBy(asc(update.publishedAt))
    .limit(1)
    .get()

export async function findFirstUpdate(db: Database, kind: UpdateKind, after: number): Promise<number | undefined> {
  const found = await db
    .select({ first: min(update.publishedAt) })
    .from(update)
    .where(and(eq(update.kind, kind), isPublished, gt(update.publishedAt, after)))
    .get()
  return found?.first ?? undefined
}

export const countLetter = (db: Database, id: string): Statement =>
  db
    .update(update)
    .set({ letters: sql`${update.letters} + 1` })
    .where(eq(update.id, id))

/** The text in a language, or else in English; undefined without either. */
export const pickText = (texts: readonly SiteUpdateText[], language: LocaleCode): SiteUpdateText | undefined =>
  texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en')
