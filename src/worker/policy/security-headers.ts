/** What kind of answer this is, which decides its content security policy. */
export type AnswerKind = 'document' | 'app' | 'data' | 'mail-preview'

export type HeaderPairs = readonly (readonly [name: string, value: string])[]

const ALLOWED_FEATURES = ['publickey-credentials-get', 'publickey-credentials-create']
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The same on every answer, static files included (public/_headers repeats them, a test compares). */
export const COMMON_HEADERS: HeaderPairs = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    [...ALLOWED_FEATURES.map((name) => `${name}=(self)`), ...DENIED_FEATURES.map((name) => `${name}=()`)].join(', '),
  ],
]

export const HSTS = 'max-age=63072000; includeSubDomains; preload'
export const REPORTING: HeaderPairs = [['reporting-endpoints', 'csp="/_csp"']]
