import type { LocaleCode } from '../../../contract/locales.ts'

/**
 * Notes to the employer as seafarers write them. `{day}` is the day they are free, `{ship}` and `{company}` the last
 * ones served on; only English notes carry a day.
 */
export const NOTES: Readonly<Partial<Record<LocaleCode, readonly string[]>>> = {
  en: [
    'Good day. I am free from {day} and can join at short notice. All papers are valid for the whole contract.',
    'I finished my last contract on {ship} with a good appraisal and would like to stay on the same type of vessel.',
    'Please note that my US visa is in renewal, the appointment is next week. Everything else is ready.',
    'I know this engine type well from {ship}. References from {company} on request.',
    'Ready from {day}. I would prefer four months, but five is fine too.',
    'Dear Sir or Madam, please consider my application. I have sailed with {company} for several contracts.',
    'I am at home now and my medical was done last month. Can join from {day}.',
    'Looking for a permanent company. I do not change every contract, see my sea service.',
    'My new certificate is being printed, I have the confirmation letter from the administration and can send it.',
    'Available from {day}. I live two hours from the airport, so tickets at short notice are no problem.',
    'I was on a sister ship, so the handover can be short.',
    'Is the joining date fixed? My wife gives birth at the beginning of the month and I would like to be there, after that I am ready.',
    'I am first time applying with your office. My last two masters agreed to give references.',
    'Can we have the interview on a weekday morning? I am on a course until Friday, free from {day}.',
    'I passed the company test and CES with 84 % in spring. Ready from {day}.',
    'I would take the lower end of the pay range if there is a chance of promotion after one contract.',
    'Six years with {company}, no claim, no accident. I am looking for a newer fleet.',
    'Hello, is a relative of mine possible on the same ship? If not, I still apply.',
    'My last vessel {ship} was sold, so I am free earlier than planned.',
    'Thank you for the clear advertisement. All required certificates are in my CV.',
  ],
  uk: [
    'Добрий день! Документи чинні на весь контракт, готовий вилетіти на початку місяця.',
    'Останній контракт відпрацював на {ship}, є рекомендація капітана. Цікавить постійна компанія.',
    'Медкомісію пройшов минулого місяця, віза США діє ще три роки.',
    'Розгляньте, будь ласка, мою кандидатуру. Досвід на такому самому типі судна є.',
  ],
  ru: [
    'Добрый день! Документы в порядке, могу вылететь в течение недели.',
    'Отработал несколько контрактов в {company}, есть отзывы. Интересует постоянный флот.',
    'Опыт на таком типе судов есть, с двигателем знаком по {ship}.',
  ],
  id: ['Selamat siang. Dokumen saya lengkap dan siap naik kapal kapan saja.', 'Kontrak terakhir saya di {ship}. Mohon dipertimbangkan, terima kasih.', 'Buku pelaut dan COP masih berlaku lebih dari dua tahun.'],
  es: ['Buenos días. Tengo toda la documentación en vigor y disponibilidad inmediata.', 'Mi último buque fue el {ship}; puedo enviar informes del capitán.'],
  pt: ['Bom dia. Tenho a documentação em dia e posso embarcar no início do mês.', 'Fiz vários contratos com {company} e procuro um lugar estável.'],
  fr: ['Bonjour, mes brevets et ma visite médicale sont à jour. Disponible dès le début du mois.', 'Dernier embarquement sur {ship}, appréciations jointes sur demande.'],
  de: ['Guten Tag, alle Zeugnisse sind gültig, ich kann kurzfristig anmustern.', 'Zuletzt war ich auf {ship}. Eine Beurteilung reiche ich gern nach.'],
  tl: ['Magandang araw po. Kumpleto at valid po ang mga papeles ko, ready to join anytime.', 'Kababa ko lang po galing sa {ship}, maganda po ang appraisal.'],
  zh: ['您好，证书齐全有效，可随时上船。', '上一条船是{ship}，同类船舶资历满足要求，请考虑。'],
  ar: ['السلام عليكم، جميع الشهادات سارية وأنا جاهز للالتحاق.', 'آخر سفينة عملت عليها \u2068{ship}\u2069 وتقييمي جيد.'],
}
