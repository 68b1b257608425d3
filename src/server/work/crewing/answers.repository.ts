import { HOUR } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'

type Window = { from: number; to: number; least: number }

// The usual time is the median.
const MEASURE = `WITH asked AS (
    SELECT v.company_id, a.answered_at - a.created_at AS took FROM application a JOIN vacancy v ON v.id = a.vacancy_id
    WHERE a.created_at >= ?1 AND a.created_at < ?2
  ), placed AS (
    SELECT company_id, took, count(*) OVER company AS asked, count(took) OVER company AS answered,
      row_number() OVER (PARTITION BY company_id ORDER BY took IS NULL, took) AS place
    FROM asked WINDOW company AS (PARTITION BY company_id)
  ), measured AS (
    SELECT company_id, max(answered) * 100 / max(asked) AS rate,
      max(1, (max(CASE WHEN place = (answered + 1) / 2 THEN took END) + ${HOUR - 1}) / ${HOUR}) AS hours
    FROM placed GROUP BY company_id HAVING max(asked) >= ?3
  )
  UPDATE company SET answer_rate = m.rate, answer_hours = m.hours
  FROM (SELECT c.id, m.rate, m.hours FROM company c LEFT JOIN measured m ON m.company_id = c.id) m
  WHERE company.id = m.id AND (answer_rate, answer_hours) IS NOT (m.rate, m.hours)`

/** Measures how often and how fast each company answered the applications of a period; returns the number of changed figures. */
export async function measureAnswerRows({ $client: d1 }: Database, { from, to, least }: Window): Promise<number> {
  return (await d1.prepare(MEASURE).bind(from, to, least).run()).meta.changes
}
