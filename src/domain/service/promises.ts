/** “Money back” and “guarantee” in the languages of the site. */
export const GUARANTEES =
  /money[- ]back|guarante|гарант|поверта\S{0,9} грош|возвраща\S{0,9} деньг|garanti|Geld[- ]zurück|devolv\S{0,9} (el|o) dinheiro|devolv\S{0,9} el dinero|استرداد الأموال|ضمان|पैसे? वापस|गारंटी|退钱|保证|uang kembali|jaminan|garansi/i

/** Refunds in the languages of the site. */
export const REFUNDS =
  /refund|erstatt|rembours|reembols|поверта|поверне|возвра|возмещ|نعيد|استرداد|लौटा|वापसी|退款|ibinabalik|kembalikan/i

/** Phrases that promise a job, in the languages of the site. A sentence that denies it is written in the part about what a service does not do. */
export const JOB_PROMISES =
  /(find|get|give) you (a )?(job|work|contract)|you (will )?(get|find|receive) (a|the) (job|contract)|(sure|certain|secured?) (job|contract|employment)|(will|we) (hire|employ) you|you will be hired|знайдемо (вам )?робот|(вас|вам) (візьмуть|дадуть робот)|отримаєте робот|обіця\S{0,9} робот|найд[её]м (вам )?работ|(вас|вам) (возьмут|дадут работ)|получите работ|обеща\S{0,9} работ|trouv(ons|erons) (un|du) (emploi|travail)|(aurez|obtiendrez) (un|du|le) (emploi|travail|poste)|serez embauch|encontra(mos|remos|rá|rás) (un |o )?(trabajo|emprego|empleo)|(conseguirás|obtendrás|conseguirá|obterá) (un |o )?(trabajo|empleo|emprego)|(serás|será) contratado|finden (für Sie |Ihnen )?(eine )?(Arbeit|Stelle|Heuer)|(bekommen|erhalten) Sie (eine |die )?(Arbeit|Stelle|Heuer)|werden eingestellt|سنجد لك (عملا|عملًا|وظيفة)|ستحصل على (عمل|وظيفة)|نوفر لك (عملا|عملًا|وظيفة)|नौकरी (दिला|मिलेगी|मिल जाएगी|पक्की)|hahanapan ka namin ng trabaho|magkakatrabaho ka|makakakuha ka ng trabaho|siguradong trabaho|(carikan|dapatkan) (Anda )?pekerjaan|Anda (akan|pasti) (mendapat\S{0,9}|dapat) (kerja|pekerjaan)|pasti (kerja|diterima)|包(就业|上船|找到工作)|(为|帮)您找到?工作|您(会|将|必)(得到|获得|找到)工作/iu
