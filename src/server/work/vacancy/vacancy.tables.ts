import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { VacancyFlag } from '#src/domain/vacancy/flags.ts'
import type { CloseOutcome } from '#src/domain/vacancy/own-vacancy.ts'

export type VacancyStatus = 'draft' | 'moderation' | 'published' | 'expired' | 'closed'

/** `seq` is assigned at publication and only increases: a higher one is newer. */
export const vacancyTable = sqliteTable('vacancy', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull(),
  companyId: text('company_id').notNull(),
  slug: text('slug').notNull(),
  status: text('status').$type<VacancyStatus>().notNull(),
  rank: text('rank').notNull(),
  department: text('department').notNull(),
  fleet: text('fleet').notNull(),
  vesselType: text('vessel_type').notNull(),
  vesselClass: text('vessel_class'),
  vesselName: text('vessel_name'),
  sizeValue: integer('size_value'),
  sizeUnit: text('size_unit'),
  dwt: integer('dwt'),
  gt: integer('gt'),
  built: integer('built'),
  flag: text('flag'),
  engine: text('engine'),
  dpClass: integer('dp_class'),
  /** The employer's text, if `trading_areas` has no value for it. */
  tradingArea: text('trading_area'),
  /** Minor units of the currency. */
  payMin: integer('pay_min').notNull(),
  payMax: integer('pay_max').notNull(),
  payCurrency: text('pay_currency').notNull(),
  payPeriod: text('pay_period').$type<'month' | 'day'>().notNull(),
  /** The upper limit in USD minor units a month. */
  payUsd: integer('pay_usd').notNull(),
  joinFrom: text('join_from').notNull(),
  joinTo: text('join_to').notNull(),
  portName: text('port_name'),
  portCountry: text('port_country'),
  durationTenths: integer('duration_tenths'),
  durationPlusMinus: integer('duration_plus_minus'),
  /** If the contract was given in days or weeks. */
  durationDays: integer('duration_days'),
  rotationOn: integer('rotation_on'),
  rotationOff: integer('rotation_off'),
  positions: integer('positions').notNull().default(1),
  englishLevel: text('english_level'),
  englishOrder: integer('english_order').notNull().default(0),
  anyNationality: integer('any_nationality', { mode: 'boolean' }).notNull().default(true),
  nationalities: text('nationalities', { mode: 'json' }).$type<string[]>().notNull().default([]),
  certificates: text('certificates', { mode: 'json' }).$type<string[]>().notNull().default([]),
  crewSize: integer('crew_size'),
  crewNationalities: text('crew_nationalities', { mode: 'json' }).$type<string[]>(),
  minMonthsInRank: integer('min_months_in_rank'),
  minMonthsOnType: integer('min_months_on_type'),
  travelPaid: integer('travel_paid', { mode: 'boolean' }),
  agreement: text('agreement'),
  text: text('text').notNull(),
  textLanguage: text('text_language').notNull(),
  /** UTC ms; null while not public. A republished vacancy keeps the first. */
  publishedAt: integer('published_at'),
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  tradingAreas: text('trading_areas', { mode: 'json' }).$type<string[]>(),
  internetOffered: integer('internet_offered', { mode: 'boolean' }),
  internetFreeGb: integer('internet_free_gb'),
  internetPrice: integer('internet_price'),
  internetCurrency: text('internet_currency'),
  agreementKind: text('agreement_kind'),
  /** Months by slug of the paper. */
  certificateMonths: text('certificate_months', { mode: 'json' }).$type<Record<string, number>>(),
  /** Seven digits. */
  imo: text('imo'),
  /** Name and number are only shown with an offer; the name is then in `hidden_name`. */
  shipHidden: integer('ship_hidden', { mode: 'boolean' }).notNull().default(false),
  hiddenName: text('hidden_name'),
  /** Parts of the pay, in minor units of its currency. */
  payBasic: integer('pay_basic'),
  payOvertime: integer('pay_overtime'),
  payLeave: integer('pay_leave'),
  payBonus: integer('pay_bonus'),
  payKind: text('pay_kind').$type<'gross' | 'net'>(),
  cadetBerth: integer('cadet_berth', { mode: 'boolean' }).notNull().default(false),
  insurance: text('insurance'),
  /** `text` in further languages. */
  texts: text('texts', { mode: 'json' }).$type<Partial<Record<LocaleCode, string>>>(),
  flags: text('flags', { mode: 'json' }).$type<VacancyFlag[]>(),
  /** When the company paused it; its status is `draft` until it is published again. */
  pausedAt: integer('paused_at'),
  /** Its status before its company's account was blocked or closed; a draft until the account is active again. */
  withdrawnStatus: text('withdrawn_status').$type<Extract<VacancyStatus, 'published' | 'expired' | 'closed'>>(),
  outcome: text('outcome').$type<CloseOutcome>(),
  noFeeClause: text('no_fee_clause'),
  noFeeAt: integer('no_fee_at'),
  /** The list of `certificates` with their months; set by a trigger. */
  paperListId: integer('paper_list_id'),
})

/** Lists of papers that vacancies ask for, each once and immutable. The text of months is empty if no paper has its own. */
export const paperListTable = sqliteTable('paper_list', {
  id: integer('id').primaryKey(),
  certificates: text('certificates').notNull(),
  certificateMonths: text('certificate_months').notNull(),
})

/** Published vacancies only, as in the search index. */
export const vacancyNationalityTable = sqliteTable(
  'vacancy_nationality',
  { country: text('country').notNull(), vacancySeq: integer('vacancy_seq').notNull() },
  (table) => [primaryKey({ columns: [table.country, table.vacancySeq] })],
)

/** Every word of the search index. */
export const searchWordTable = sqliteTable('search_word', { word: text('word').primaryKey() })
