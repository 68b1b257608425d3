/** In the data of what the small script has said on a page: React knows nothing of it. */
export const NOTICE_DATA = 'said'
