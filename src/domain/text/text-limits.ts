/** Code points that people may write, counted by `text.ts`; each has a rule of the server that refuses more with a message. */
export const MAX_NOTE = 1000
/** A message between a seafarer and a company. */
export const MAX_INBOX_TEXT = 4000
/** File name of an attachment; longer ones are cut. */
export const MAX_FILE_NAME = 120
/** Text that a guest writes before signing in; the forms that send it have the same limit. */
export const MAX_CARRIED = 1000
/** Text of a report. */
export const MAX_REPORT = 2000
export const MAX_REPORT_REPLY = 1000

/** Note of a rejection. */
export const MAX_CHECK_NOTE = 500
/** The appeal of a company against its suspension. */
export const MAX_APPEAL = 2000

/** Of a seafarer who says what is wrong about a line of a match. */
export const MAX_CONTEST = 500

/** A note of an admin on an account. */
export const MAX_ADMIN_NOTE = 2000

/** Reason of an admin for acting for a user. */
export const MIN_REASON = 10
export const MAX_REASON = 200

export const MAX_PERSON_NAME = 60
export const MAX_COMPANY_NAME = 120
export const MAX_TAX_NUMBER = 40
export const MAX_CITY = 80
export const MAX_LICENCE = 60
export const MAX_WEBSITE = 200
/** The authority that gave a licence. */
export const MAX_LICENCE_ISSUER = 120
export const MAX_OFFICE_ADDRESS = 200
export const MAX_PHONE = 40
/** How a company insures seafarers, and its policy against harassment with its contact. */
export const MAX_INSURANCE = 300
export const MAX_HARASSMENT_POLICY = 1000
export const MAX_HARASSMENT_CONTACT = 200
/** The text of a company in one language. */
export const MAX_COMPANY_TEXT = 3000
export const MAX_WEB_ADDRESS = 2000
export const MAX_PASSKEY_NAME = 60

export const MAX_EMAIL = 254
/** The id of an entry of a CV. */
export const MAX_ENTRY_ID = 36
/** Longer than the number of an order or of a billing document. */
export const MAX_ORDER_NUMBER = 40
export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 128

/** Of what is looked for in a list; pages cut what is longer. */
export const MAX_QUERY = 120
export const MAX_COMPANY_QUERY = 80
/** Of the query of a search that is kept. */
export const MAX_SEARCH_ADDRESS = 1000

/** Of one field of a CV: a name of a ship, company, port or paper; a place; an address. */
export const MAX_CV_NAME = 120
/** A number of a paper, an engine's model, an airport, a telephone number. */
export const MAX_CV_CODE = 60
/** Words in a field of a CV: a reason for leaving, limitations of a certificate, a postal address. */
export const MAX_CV_WORDS = 300
/** Whom a link to a CV is for. */
export const MAX_SHARE_LABEL = 80

/** Of the words of one vacancy in one language. */
export const MAX_VACANCY_TEXT = 6000
/** Of the law by which an admin lets companies of a country ask for nationalities. */
export const MAX_LAW_SOURCE = 300
/** Of the words beside a moderator’s decision. */
export const MAX_MODERATION_NOTE = 500

/** A text in a row of dated rules, and the file of a whole version. */
export const MAX_RULE_TEXT = 300
export const MAX_RULE_FILE = 100_000

/** The name of an IANA time zone; the longest has 32. */
export const MAX_TIME_ZONE = 64
/** The subject, the text and the path of an update that admins write. */
export const MAX_UPDATE_SUBJECT = 120
export const MAX_UPDATE_BODY = 6000
export const MAX_UPDATE_PATH = 200

/** The title of a service; what it is, and what it does not do. */
export const MAX_SERVICE_TITLE = 80
export const MAX_SERVICE_TEXT = 600

/** The payer and the text of a bank transfer, and the file of a bank statement. */
export const MAX_PAYER = 140
export const MAX_REMITTANCE = 500
export const MAX_STATEMENT_FILE = 1_000_000
