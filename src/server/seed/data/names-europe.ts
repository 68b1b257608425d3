/** Given names, women's given names, family names: Latin letters as a passport has them. */
export const EUROPEAN_NAMES = {
  UA: [
    'Oleksandr, Andrii, Serhii, Oleh, Mykola, Dmytro, Vitalii, Yurii, Volodymyr, Ihor, Ruslan, Maksym, Vladyslav, Taras, Bohdan, Yevhen',
    '',
    'Kravchenko, Shevchuk, Bondarenko, Kovalenko, Tkachenko, Melnyk, Marchenko, Rudenko, Savchenko, Petrenko, Lysenko, Polishchuk, Honcharenko, Moroz, Kharchenko, Zinchenko, Hrytsenko, Romaniuk, Doroshenko, Vasylenko',
  ],
  PL: [
    'Marek, Piotr, Tomasz, Krzysztof, Pawel, Michal, Lukasz, Jakub, Wojciech, Grzegorz, Adam, Rafal',
    '',
    'Kowalczyk, Wisniewski, Kaminski, Lewandowski, Wojcik, Szymanski, Dabrowski, Mazur, Krawczyk, Piotrowski, Grabowski, Pawlak, Sikora, Baran',
  ],
  RU: [
    'Sergey, Aleksey, Dmitry, Andrey, Mikhail, Nikolay, Pavel, Igor, Evgeny, Roman',
    '',
    'Smirnov, Kuznetsov, Volkov, Sokolov, Lebedev, Morozov, Zaytsev, Orlov, Belov, Gusev, Tarasov',
  ],
  RO: [
    'Andrei, Mihai, Cristian, Florin, Gabriel, Ionut, Marian, Bogdan, Catalin, Razvan, Stefan',
    'Ioana, Andreea, Elena, Mihaela',
    'Popescu, Ionescu, Dumitru, Stan, Stoica, Gheorghe, Rusu, Munteanu, Matei, Constantin, Dobre, Barbu, Nistor',
  ],
  GE: [
    'Giorgi, Levan, Davit, Zurab, Irakli, Tornike, Nika, Merab',
    '',
    'Beridze, Kapanadze, Gelashvili, Lomidze, Diasamidze, Surmanidze, Bolkvadze, Tsiklauri, Mikeladze',
  ],
  TR: [
    'Mehmet, Mustafa, Emre, Burak, Serkan, Hakan, Onur, Kaan, Cem, Yusuf',
    '',
    'Yilmaz, Kaya, Demir, Celik, Sahin, Aydin, Ozturk, Arslan, Dogan, Kilic, Aslan',
  ],
  HR: [
    'Ivan, Marko, Luka, Ante, Josip, Tomislav, Nikola, Dario',
    'Ana, Petra, Ivana',
    'Horvat, Babic, Maric, Juric, Novak, Kovacic, Vukovic, Matic, Pavlovic, Blazevic',
  ],
  GR: [
    'Dimitrios, Georgios, Konstantinos, Nikolaos, Ioannis, Panagiotis, Stavros, Christos',
    '',
    'Papadakis, Vassiliou, Georgiou, Nikolaidis, Karagiannis, Makris, Economou, Dimitriou, Petrakis, Antoniou',
  ],
  LV: [
    'Janis, Andris, Vladimirs, Sergejs, Aleksejs, Maris, Edgars',
    '',
    'Berzins, Kalnins, Ozolins, Petrovs, Ivanovs, Liepins, Kruze, Vasiljevs',
  ],
  LT: ['Tomas, Mantas, Darius, Andrius, Vytautas', '', 'Kazlauskas, Petrauskas, Jankauskas, Stankus, Butkus'],
  BG: [
    'Georgi, Ivan, Dimitar, Nikolay, Plamen, Stoyan, Hristo',
    '',
    'Ivanov, Georgiev, Dimitrov, Petrov, Nikolov, Todorov, Stoyanov, Kolev',
  ],
  GB: [
    'James, Callum, Stuart, Andrew, Ross, Daniel, Gareth, Liam',
    'Fiona, Emma, Kirsty',
    'Mackenzie, Fraser, Harris, Walker, Reid, Hughes, Bennett, Murray, Stewart',
  ],
  NO: [
    'Lars, Ola, Kjetil, Sindre, Magnus, Trond, Eirik',
    'Ingrid, Marte',
    'Hansen, Olsen, Nilsen, Haugland, Tveit, Solberg, Lunde, Eide',
  ],
  DE: [
    'Jan, Hauke, Torben, Stefan, Lukas, Thomas, Malte',
    'Anna, Wiebke',
    'Petersen, Hinrichs, Brandt, Janssen, Lorenzen, Schroeder, Behrens, Meyer',
  ],
  FR: [
    'Yann, Julien, Mathieu, Erwan, Nicolas, Loic, Thomas',
    'Camille, Maelle',
    'Le Goff, Martin, Kerbrat, Moreau, Guillou, Rousseau, Tanguy, Perrin',
  ],
  PT: [
    'Joao, Rui, Tiago, Pedro, Nuno, Miguel',
    'Ines, Marta, Sofia',
    'Ferreira, Silva, Marques, Costa, Almeida, Rocha, Baptista, Nunes',
  ],
  ES: [
    'Javier, Carlos, Sergio, Alvaro, Manuel, Iago',
    'Lucia, Marta',
    'Fernandez Lopez, Garcia Ruiz, Rodriguez Vila, Perez Castro, Santana Diaz, Blanco Otero, Medina Suarez',
  ],
} as const satisfies Record<string, readonly [string, string, string]>
