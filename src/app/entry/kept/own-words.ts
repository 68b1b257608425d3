/** Messages of the person's pages by route, and of the page shown while nobody is signed in; a test compares them. */
export const OWN_WORDS = [
  'kept',
  'seaman-cv',
  'seaman-cv-additional',
  'seaman-cv-documents',
  'seaman-cv-experience',
  'seaman-cv-forms',
  'seaman-cv-import',
  'seaman-cv-out',
  'seaman-cv-print',
  'seaman-cv-sea-service',
  'seaman-cv-sea-service-letter',
  'seaman-cv-share',
  'seaman-cv-verification',
  'seaman-cv-version',
  'seaman-cv-versions',
]
