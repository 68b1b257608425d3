import { ACCOUNT_REGISTRY } from './account-registry.ts'
import { COMPANY_REGISTRY } from './company-registry.ts'
import type { RegistryEntry } from './registry-entry.ts'
import { SEAMAN_REGISTRY } from './seaman-registry.ts'
import { SIGN_IN_REGISTRY } from './sign-in-registry.ts'

/**
 * Every table that holds something of a person or leads to one. What is exported is what stands here, and a test compares it with
 * the schema column by column: a new column needs a word here. Keys of others (an admin, an inviter) are random and stay.
 */
export const REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  ...ACCOUNT_REGISTRY,
  ...SIGN_IN_REGISTRY,
  ...SEAMAN_REGISTRY,
  ...COMPANY_REGISTRY,
}

/** Tables that hold nothing of a person, and why nothing of one can be in them. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  article: 'what the editors publish',
  article_text: 'what the editors publish',
  page: 'what the admins publish',
  page_text: 'what the admins publish',
  carried_words:
    'what guests wrote, for an hour, sealed with keys that only their browsers have: nobody here can read it or tell whose it is',
  dead_job: 'names of jobs, random ids of what they were about, and messages of errors without values',
  job_run: 'when the jobs of the schedule ran',
  guard: 'empty outside of a transaction',
  standing: 'empty outside of a transaction',
  picture: 'addresses of public pictures; the erasure takes those of the company away',
  replaced_session: 'digests of cookies that open nothing any more, and of those given for them, for ten minutes',
  search_word: 'words of public vacancies; the erasure takes those away that nobody else uses',
  statistic: 'counts of public vacancies and cards, made anew by the scheduled run',
  vacancy_search: 'index of public vacancies without their text; the erasure takes the company’s out of it',
}
