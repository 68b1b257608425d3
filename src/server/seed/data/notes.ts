import type { LocaleCode } from '#src/domain/locales.ts'

/** How seafarers begin and end a note in English; an empty one is left out. */
export const NOTE_OPENINGS: readonly string[] = [
  '',
  '',
  '',
  'Good day.',
  'Good morning.',
  'Hello.',
  'Dear Sir or Madam.',
  'Dear crewing team.',
  'Greetings.',
]
export const NOTE_CLOSINGS: readonly string[] = [
  '',
  '',
  '',
  'Best regards',
  'Kind regards, {name}',
  'Thank you in advance.',
  'Thank you and fair winds, {name}',
  'I look forward to your answer.',
  'Regards, {name}',
]

/**
 * Notes to the employer as seafarers write them. `{day}` is the day they are free, `{ship}` and `{company}` the last
 * ones served on; only English notes carry a day.
 */
export const NOTES: Readonly<Partial<Record<LocaleCode, readonly string[]>>> = {
  en: [
    'I am free from {day} and can join at short notice. All papers are valid for the whole contract.',
    'I finished my last contract on {ship} with a good appraisal and would like to stay on the same type of vessel.',
    'Please note that my US visa is in renewal, the appointment is next week. Everything else is ready.',
    'I know this kind of ship well from {ship}. References from {company} on request.',
    'Ready from {day}. I would prefer the shorter contract, but the full length is fine too.',
    'Please consider my application. I have sailed with {company} and can name two masters who know me.',
    'I am at home now and my medical was done last month. I can join from {day}.',
    'I am looking for a permanent company. I do not change every contract, see my sea service.',
    'My new certificate is being printed. I have the confirmation letter from the administration and can send it.',
    'Available from {day}. I live two hours from the airport, so tickets at short notice are no problem.',
    'I was on a very similar ship, so the handover can be short.',
    'Is the joining date fixed? We expect a child at the beginning of the month and I would like to be there. After that I am ready.',
    'This is my first application with your office. My last two masters agreed to give references.',
    'Could the interview be on a weekday morning? I am on a course until Friday and free from {day}.',
    'I passed the company test and CES with 84 % in spring. Ready from {day}.',
    'The lower end of the pay range is fine for me if there is a chance of promotion after one contract.',
    'No claim and no accident in all my contracts. I am looking for a newer fleet.',
    'My last vessel {ship} was sold, so I am free earlier than planned.',
    'All required certificates are in my CV, with scans.',
    'I left {company} because the fleet was reduced, not for another reason. Free from {day}.',
    'I can come to your office for the interview any day this week.',
    'My agency there has no suitable ship before summer, therefore I apply to you. Ready from {day}.',
    'One question: is the vessel under warranty or already after first docking? I did both.',
    'I signed off from {ship} with one week of overlap and left everything in order. Happy to send the handover notes.',
    'I did two dry-dockings and one change of management, if that helps.',
    'I am still on course for the refresher, certificate on Friday, then ready from {day}.',
    'If this post is already taken, please keep my CV for a sister ship.',
    'Two of my friends sail with this owner and speak well of it. I would be glad to join from {day}.',
    'My yellow fever book and both vaccinations are in order. I have never missed a joining date.',
    'I ask for the exact joining port before tickets are booked, because I need a transit visa for some countries.',
  ],
  uk: [
    'Добрий день! Документи чинні на весь контракт, готовий вилетіти на початку місяця.',
    'Останній контракт відпрацював на {ship}, є рекомендація капітана. Цікавить постійна компанія.',
    'Медкомісію пройшов минулого місяця, віза США діє ще три роки.',
    'Розгляньте, будь ласка, мою кандидатуру. Досвід на такому самому типі судна є.',
  ],
  ru: [
    'Добрый день! Документы в порядке, могу вылететь в течение недели.',
    'Отработал контракт в {company}, есть отзывы. Интересует постоянный флот.',
    'Опыт на таком типе судов есть, последнее судно {ship}.',
  ],
  id: [
    'Selamat siang. Dokumen saya lengkap dan siap naik kapal kapan saja.',
    'Kontrak terakhir saya di {ship}. Mohon dipertimbangkan, terima kasih.',
    'Buku pelaut dan COP masih berlaku lebih dari dua tahun.',
  ],
  es: [
    'Buenos días. Tengo toda la documentación en vigor y disponibilidad inmediata.',
    'Mi último buque fue el {ship}; puedo enviar informes del capitán.',
  ],
  pt: [
    'Bom dia. Tenho a documentação em dia e posso embarcar no início do mês.',
    'O meu último contrato foi com {company} e procuro um lugar estável.',
  ],
  fr: [
    'Bonjour, mes brevets et ma visite médicale sont à jour. Disponible dès le début du mois.',
    'Dernier embarquement sur {ship}, appréciations jointes sur demande.',
  ],
  de: [
    'Guten Tag, alle Zeugnisse sind gültig, ich kann kurzfristig anmustern.',
    'Zuletzt war ich auf {ship}. Eine Beurteilung reiche ich gern nach.',
  ],
  tl: [
    'Magandang araw po. Kumpleto at valid po ang mga papeles ko, ready to join anytime.',
    'Kababa ko lang po galing sa {ship}, maganda po ang appraisal.',
  ],
  zh: ['您好，证书齐全有效，可随时上船。', '上一条船是{ship}，同类船舶资历满足要求，请考虑。'],
  ar: [
    'السلام عليكم، جميع الشهادات سارية ويمكنني الالتحاق في أي وقت.',
    'آخر سفينة عملت عليها \u2068{ship}\u2069 وتقييمي جيد.',
  ],
}

/** What the demo seafarer writes. */
export const DEMO_NOTES: readonly string[] = [
  'I am free from {day} and live twenty minutes from your office. My last five contracts were on LNG carriers.',
  'Good morning. Please see my sea service: gas carriers since I was third officer, the last three contracts with one owner. Ready from {day}.',
  'All certificates run past the contract, gas advanced and IGF included. I can come for an interview any day.',
]
