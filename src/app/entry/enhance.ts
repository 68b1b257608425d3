import { watchCarried } from './enhance/carry.ts'
import { enhanceEverywhere } from './enhance/everywhere.ts'
import { watchHash } from './enhance/hash-scroll.ts'
import { watchHeadingLinks } from './enhance/heading-links.ts'
import { watchLanguageLinks } from './enhance/locale-cookie.ts'

/** The script of documents. Everything on them works without it. */
document.documentElement.classList.add('js')
enhanceEverywhere()
watchLanguageLinks()
watchHash()
watchHeadingLinks()
watchCarried()
