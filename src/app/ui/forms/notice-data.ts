/** Data attribute of notices added by the small script, unknown to React. */
export const NOTICE_DATA = 'said'
