import { expect, test } from 'vitest'
import { type AppFiles, completeApp } from './app-markup.ts'

const files: AppFiles = {
  enhance: '/assets/enhance.js',
  passkeys: '/assets/ask.js',
  count: '/assets/count.js',
  leaving: '/assets/leaving.js',
  sheet: '/assets/all.css',
  client: '/assets/client.js',
  packages: '/assets/packages.js',
  parts: ['/assets/ranks.js', '/assets/cv.js'],
  words: ['/_i18n/b/en.json?areas=a,b'],
}
const page = '<html><head><title>A</title></head><body><p>a</p></body></html>'
const complete = (html = page) => completeApp(html, 'p{color:red}', files, 'n+/=')

test('the style and the small script are in the head, each with the nonce', () => {
  const [head = ''] = complete().split('</head>')
  expect(head).toContain('<style nonce="n+/=">p{color:red}</style>')
  expect(head).toContain(
    '<script type="module" nonce="n+/=" src="/assets/enhance.js" data-passkeys="/assets/ask.js" data-count="/assets/count.js" data-leaving="/assets/leaving.js">',
  )
})

test('the packages are asked for behind the small script', () => {
  const [before = ''] = complete().split('<p>a</p>')
  expect(before.indexOf('/assets/packages.js')).toBeGreaterThan(before.indexOf('/assets/enhance.js'))
})

test('nothing holds the page up: what React takes is named behind it, all at once', () => {
  const [, end = ''] = complete().split('<p>a</p>')
  expect(end.match(/(?:href|src)="[^"]+"/g)).toEqual([
    'href="/_i18n/b/en.json?areas=a,b"',
    'href="/assets/ranks.js"',
    'href="/assets/cv.js"',
    'href="/assets/all.css"',
    'src="/assets/client.js"',
  ])
  expect(complete()).not.toContain('rel="stylesheet"')
})

test('what React takes stands back behind the small script', () => {
  const [head = '', end = ''] = complete().split('<p>a</p>')
  for (const [tag] of end.matchAll(/<(?:link|script)[^>]*>/g)) expect(tag).toContain('fetchpriority="low"')
  expect(head.match(/<script[^>]*>/)?.[0]).not.toContain('fetchpriority')
})

test('what is no page is not completed', () => {
  expect(() => complete('')).toThrow('no document')
})
