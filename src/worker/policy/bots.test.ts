import { expect, test } from 'vitest'
import { isBot } from './bots.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

const BOTS = [
  null,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Macintosh) Version/17 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Viber/13.3.0.5 CFNetwork/1128.0.1 Darwin/19.6.0',
  'GPTBot/1.0',
  'feedly/1.0',
  'curl/8.5.0',
  'python-requests/2.32',
  'okhttp/4.12.0',
  'node',
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
]

const PEOPLE = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
  `Mozilla/5.0 (Linux; Android 13) ${CHROME} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0;]`,
  `Mozilla/5.0 (Linux; Android 12; CUBOT KINGKONG) ${CHROME} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${CHROME} Mobile Safari/537.36 Viber/20`,
  'Opera/9.80 (Android; Opera Mini/36.2/191.249; U; en) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (Linux; U; Android 13; en-US) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100 UCBrowser/13.4 Mobile Safari/537.36',
]

test.each(BOTS)('a program: %s', (agent) => {
  expect(isBot(agent)).toBe(true)
})

test.each(PEOPLE)('a person: %s', (agent) => {
  expect(isBot(agent)).toBe(false)
})
