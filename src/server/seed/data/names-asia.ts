/** Given names, women's given names, family names: Latin letters as a passport has them. */
export const ASIAN_NAMES = {
  PH: [
    'Joseph, Mark Anthony, Rodel, Jerome, Christian, Arnel, Rommel, Ronald, Michael, Jayson, Reynaldo, Edgar, Alvin, Dennis, Noel, Ariel, Rey Mark, John Paul, Melvin, Gilbert, Dexter, Jomar',
    'Maria Cristina, Jennifer, Rosalie, Mary Grace, Angelica, Kristine',
    'Marinas, Dela Cruz, Santos, Reyes, Garcia, Mendoza, Bautista, Villanueva, Ramos, Aquino, Castillo, Navarro, Salazar, Mercado, Dumalagan, Escobar, Pacheco, Tolentino, Manalo, Lacson, Abella, Cabrera, Magbanua, Gallego, Sumagaysay',
  ],
  IN: [
    'Rahul, Anil Kumar, Vijay, Rajesh, Sanjay, Arun, Suresh, Deepak, Nikhil, Manoj, Pradeep, Ajay, Vikram, Jithin, Akhil, Sandeep, Ravi, Shyam',
    'Priya, Anjali, Neha, Divya',
    'Nair, Menon, Sharma, Singh, Kumar, Pillai, Fernandes, Dsouza, Patil, Yadav, Verma, Thomas, Mathew, Iyer, Das, Chatterjee, Kadam, Rathore, Kurian',
  ],
  ID: [
    'Agus, Budi, Eko, Hendra, Dedi, Rizky, Andi, Wahyu, Bayu, Fajar, Yusuf, I Made, I Wayan',
    'Dewi, Sri, Ni Luh, Putri',
    'Santoso, Wijaya, Setiawan, Saputra, Hidayat, Nugroho, Kurniawan, Pratama, Siregar, Simanjuntak, Lubis, Suardana, Widodo',
  ],
  CN: [
    'Wei, Jun, Lei, Hao, Gang, Jianguo, Xiaoming, Zhiqiang, Haibo, Peng',
    '',
    'Wang, Li, Zhang, Liu, Chen, Yang, Zhao, Sun, Zhou, Xu, Guo',
  ],
  VN: ['Van Hung, Minh Tuan, Quoc Anh, Duc Thang, Van Long, Thanh Son', '', 'Nguyen, Tran, Le, Pham, Hoang, Vu, Bui'],
  MM: ['Aung Ko, Zaw Min, Kyaw Thu, Myo Min, Thet Naing, Htet Aung', '', 'Oo, Htun, Win, Lwin, Tun, Hlaing'],
  BD: ['Mohammad, Rakibul, Shafiqul, Tanvir, Mahmudul, Kamrul', '', 'Islam, Hossain, Rahman, Chowdhury, Alam, Uddin'],
  LK: [
    'Nuwan, Chaminda, Lahiru, Dinesh, Kasun, Ruwan',
    '',
    'Perera, Fernando, Silva, Jayasuriya, Bandara, Wickramasinghe',
  ],
} as const satisfies Record<string, readonly [string, string, string]>
