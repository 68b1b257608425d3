import type { Locator, Page } from '@playwright/test'
import type { LocaleCode } from '#src/domain/locales.ts'

/** How a person comes to a page and what their browser and line are like; each in a language of its own. */
export const CONDITIONS = {
  'from a bare address': { scripting: true, width: 1280, locale: 'en' },
  'after a client navigation': { scripting: true, width: 1280, locale: 'uk' },
  'on a line that is cut before the answer': { scripting: true, width: 1280, locale: 'de' },
  'without scripting': { scripting: false, width: 1280, locale: 'ar' },
  'at 360 px': { scripting: true, width: 360, locale: 'hi' },
} as const satisfies Record<string, { scripting: boolean; width: number; locale: LocaleCode }>

export type Condition = keyof typeof CONDITIONS

/** One act of one test: the page, how it is read, and texts by message id in its language. */
export type Visit = {
  page: Page
  condition: Condition
  scripting: boolean
  locale: LocaleCode
  t: (id: string) => string
  /** The e-mail address of the account that was made for this act, once there is one. */
  email: string
  /** What `open` made for `fill`, such as a reference. */
  made?: string
  /** Another one each time, for what can be done only once. */
  number: number
}

export type Row = {
  /** Method and path as in the list of endpoints. */
  endpoint: `${'post' | 'put' | 'delete'} /server/${string}`
  who: 'guest' | 'user' | 'seaman' | 'company' | 'training-center' | 'admin'
  /** Makes what the page needs, the account first of all, and gives the page's address without language. */
  open: (visit: Visit) => Promise<string>
  /** The form, or the box of the button, on the page; of one row of a list by what the act made. */
  form: string | ((visit: Visit) => string)
  fill?: (form: Locator, visit: Visit) => Promise<void>
  /** The button within it; the first that sends when nothing is said. */
  button?: string
  /** The message that answers, or plain words, and where it stands: in an answer of the page when nothing is said. */
  answer: { id: string } | { text: (visit: Visit) => string }
  at?: string
  /** The language in which the answer comes, where the act changes it. */
  answeredIn?: LocaleCode
  /** Where a failure stands, when it is not in the form. */
  failsIn?: string
  /** Conditions under which the page does not offer the act, with the reason. */
  not?: Partial<Record<Condition, string>>
}
