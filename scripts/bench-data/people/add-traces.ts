import type { DatabaseSync } from 'node:sqlite'

const DIGEST = 'lower(hex(randomblob(32)))'
const UUID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`
const DEVICE = 'Chrome, Android'
const NOTE =
  'I am ready to join from 12 December. My last ship was of the same type and size, and all my papers are valid for the whole contract.'

/** The key of a row that was written with another one. */
const beside = (column: string, mark: string) => `substr(${column}, 1, 35) || '${mark}'`

const seafarers = "account a WHERE a.role = 'seaman' ORDER BY a.id"

const EVENT = `INSERT INTO security_event (id, account_id, actor_id, kind, device, country, created_at)
  SELECT ${beside('a.id', 'e')}, a.id, a.id, 'signed-in', '${DEVICE}', a.language, a.created_at FROM ${seafarers}`

const CONSENT = `INSERT INTO consent_event (id, account_id, kind, version, given, created_at)
  SELECT ${beside('a.id', 't')}, a.id, 'terms', '2026-11-01 en', 1, a.created_at FROM ${seafarers}`

const SESSION = `INSERT INTO session (token_hash, id, account_id, factor, confirmed_at, device, country, created_at, last_seen_at, idle_expires_at, expires_at)
  SELECT ${DIGEST}, ${UUID}, a.id, 'password', a.created_at, '${DEVICE}', 'PH', a.created_at, a.created_at, a.created_at, a.created_at
  FROM ${seafarers}`

/** A mail that was sent, about what the row is about. */
const addMail = (kind: string, mark: string, from: string, account: string, about: string): string =>
  `INSERT INTO outbox (id, cause, kind, account_id, payload, status, attempts, created_at, sent_at, about_account_id)
  SELECT ${beside('o.id', mark)}, '${kind}:' || o.id, '${kind}', ${account}, json_object('id', o.id), 'sent', 1, o.created_at, o.created_at, ${about}
  FROM ${from}`

const addKeyed = (operation: string, answer: string, from: string): string =>
  `INSERT INTO idempotency (account_id, operation, key, body_hash, status, answer, created_at)
  SELECT s.account_id, '${operation}', ${UUID}, ${DIGEST}, 201, ${answer}, o.created_at FROM ${from}`

const APPLICATION = `INSERT INTO application (id, vacancy_id, seaman_id, status, note, answered_at, created_at, updated_at, vacancy_copy, gap_rules, match_record)
  SELECT ${beside('s.id', 'a')}, v.id, s.id, 'shortlisted', iif(s.rowid % 8 = 1, '${NOTE}', NULL), s.created_at, s.created_at, s.created_at,
    '', 1, '{"rules":1,"lines":[]}'
  FROM seaman s CROSS JOIN vacancy v ON v.seq = 1 + (s.rowid * 7919) % (SELECT max(seq) FROM vacancy) WHERE s.rowid % 4 = 1 ORDER BY s.id`

const MOVE = `INSERT INTO application_move (id, application_id, before, after, moved_by, created_at)
  SELECT ${beside('o.id', 'm')}, o.id, 'new', 'shortlisted', m.account_id, o.created_at
  FROM application o JOIN vacancy v ON v.id = o.vacancy_id JOIN organisation_member m ON m.organisation_id = v.company_id AND m.role = 'owner' ORDER BY o.id`

/** What both sides keep of it: the CV as it was sent, the vacancy as it was, and that the first is to be kept. */
const SENT = `INSERT INTO cv_sent (seaman_id, application_id, document, sent_at)
  SELECT o.seaman_id, o.id, c.document, o.created_at FROM application o JOIN cv c ON c.seaman_id = o.seaman_id ORDER BY o.id`

const SENDING = `INSERT INTO cv_sending (application_id, seaman_id, announced_at)
  SELECT o.id, o.seaman_id, o.created_at FROM application o ORDER BY o.id`

/** About as many bytes as a vacancy packs into. */
const VACANCY_COPY = `INSERT INTO vacancy_copy (vacancy_id, digest, document, created_at)
  SELECT v.id, ${DIGEST}, randomblob(900), v.created_at FROM vacancy v WHERE v.id IN (SELECT vacancy_id FROM application) ORDER BY v.id`

const applied = 'application o JOIN seaman s ON s.id = o.seaman_id ORDER BY o.id'

/**
 * What the product writes around seafarers, one row of a kind: a consent, a line of history, a session, a mail of welcome. Every fourth
 * applies, with what both sides get of it. How many of each a seafarer has is said in kinds.ts.
 */
const STATEMENTS = [
  CONSENT,
  EVENT,
  SESSION,
  addMail('welcome', 'w', "account o WHERE o.role = 'seaman' ORDER BY o.id", 'o.id', 'NULL'),
  APPLICATION,
  MOVE,
  SENT,
  SENDING,
  VACANCY_COPY,
  addMail('application-received', 'r', applied, 's.account_id', 's.account_id'),
  addMail('application-sent', 's', applied, 's.account_id', 's.account_id'),
  addKeyed(
    'apply',
    "json_object('id', o.id, 'vacancyId', o.vacancy_id, 'note', o.note, 'createdAt', o.created_at)",
    applied,
  ),
]

export function addTraces(database: DatabaseSync, onDone: (what: string) => void): void {
  for (const sql of STATEMENTS) {
    database.exec(`BEGIN; ${sql}; COMMIT`)
    onDone(sql.split(' ')[2] ?? '')
  }
}
