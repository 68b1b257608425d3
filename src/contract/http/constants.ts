/** Constants of the specification (section 9). Times in ms unless the name says otherwise. */
export const DAY_SECONDS = 86_400

export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const MESSAGES_MAX_AGE_SECONDS = DAY_SECONDS
export const LOCALE_REFRESH_DELAY = 1000

export const SESSION_COOKIE = '__Host-sid'
/** The id of an account that signed out in this browser offline. The next request ends the session. */
export const LEFT_COOKIE = '__Host-left'
/** The longest lifetime that browsers allow. */
export const LEFT_COOKIE_DAYS = 400
/** Set in a browser in which someone signed in. */
export const DEVICE_COOKIE = '__Host-device'
export const PRE_SESSION_COOKIE = '__Host-pre'
/** The token of a guest's stored form text. */
export const CARRIED_COOKIE = '__Host-words'
export const CARRIED_SECONDS = 3600
/** Set in a browser in which the PIN of a link to a CV was entered. */
export const SHARE_COOKIE = '__Host-share'
export const REFERRAL_COOKIE = 'ref'
export const REFERRAL_COOKIE_DAYS = 365
export const SOCIAL_COOKIE = 'social'
export const SOCIAL_COOKIE_DAYS = 31
/** How long a sign-in with a provider may take. */
export const SOCIAL_FLOW_SECONDS = 600
export const ATTRIBUTION_COOKIE = 'attr'
export const ATTRIBUTION_COOKIE_DAYS = 30
/** The reader's choice about the two cookies above: `all` or `necessary`. */
export const CHOICE_COOKIE = 'cookies'
export const CHOICE_COOKIE_DAYS = 365
/** Hidden columns of tables, the height of their rows, and whether shortcuts of one key are on. */
export const TABLES_COOKIE = 'tables'
export const TABLES_COOKIE_DAYS = 365

export const TOAST_DURATION = 5000
export const TOAST_ERROR_DURATION = 3000
/** For a toast with a button, so that people can reach it. */
export const TOAST_ACT_DURATION = 20_000
export const MAX_TOAST = 5
export const TOAST_HOTKEY = 'F8'
export const TOOLTIP_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300

export const SCROLL_OFFSET_PX = 80
export const SCROLL_WAIT = 1000
export const SCROLL_WAIT_FRAMES = 40
export const TRANSITION_WAIT = 100
export const PRELOAD_DELAY = 1000
export const BUILD_CHECK_INTERVAL = 300_000
/** Shortest interval at which an open page checks for changes of language or formats. */
export const ACCOUNT_CHECK_INTERVAL = 5000

export const ID_QUERY_LENGTH = 36
export const CSRF_HEADER = 'x-csrf-token'
export const CSRF_FIELD = 'csrfToken'
/** The account of the page that sends a write. The write is rejected if another account is signed in by then. */
export const PERSON_HEADER = 'x-person'
/** Marks a form that the small script sends: the answer names the target in `location` instead of a redirect, without a body. */
export const FORM_HEADER = 'x-form'
export const CSRF_PATH = '/server/csrf-token'
export const LOGOUT_PATH = '/server/security/auth/logout'
export const STOP_ACTING_PATH = '/server/security/impersonation/end'
/** Calls that only end a session. */
export const LEAVING_PATHS: ReadonlySet<string> = new Set([LOGOUT_PATH, STOP_ACTING_PATH])

/** Delay until a skeleton replaces the page while the next one loads, ms. */
export const SKELETON_DELAY = 1000
