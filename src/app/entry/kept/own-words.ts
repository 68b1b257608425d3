/** What the own pages say, by their routes, and what is in their place while no one is signed in; a test compares. */
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
