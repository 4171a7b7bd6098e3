/** A nationality of the list, then the words people search for: country and people in German and English, the country's own names. */
export const countryNames = `
Afghanisch: Afghanistan, Afghane, Afghanin, Afghan, افغانستان
Ägyptisch: Ägypten, Aegypten, Ägypter, Ägypterin, Egypt, Egyptian, مصر
Albanisch: Albanien, Albaner, Albanerin, Albania, Albanian, Shqipëri, Shqiperia
Algerisch: Algerien, Algerier, Algerierin, Algeria, Algerian, الجزائر, Algérie
Andorranisch: Andorra, Andorraner, Andorran
Angolanisch: Angola, Angolaner, Angolan
Antiguanisch: Antigua und Barbuda, Antigua, Barbuda, Antiguaner, Antigua and Barbuda, Antiguan
Äquatorialguineisch: Äquatorialguinea, Aequatorialguinea, Equatorial Guinea, Guinea Ecuatorial
Argentinisch: Argentinien, Argentinier, Argentinierin, Argentina, Argentine, Argentinian
Armenisch: Armenien, Armenier, Armenierin, Armenia, Armenian, Հայաստան
Aserbaidschanisch: Aserbaidschan, Aserbaidschaner, Azerbaijan, Azerbaijani, Azərbaycan
Äthiopisch: Äthiopien, Äthiopier, Aethiopien, Ethiopia, Ethiopian, ኢትዮጵያ
Australisch: Australien, Australier, Australierin, Australia, Australian
Bahamaisch: Bahamas, Bahamaer, Bahamian, The Bahamas
Bahrainisch: Bahrain, Bahrainer, Bahraini, البحرين
Bangladeschisch: Bangladesch, Bangladescher, Bangladesh, Bangladeshi, Bengali, বাংলাদেশ
Barbadisch: Barbados, Barbadier, Barbadian
Belarussisch: Belarus, Weißrussland, Weissrussland, Weißrusse, Weißrussin, Weißrussisch, Belarusse, Belarusian, Беларусь
Belgisch: Belgien, Belgier, Belgierin, Belgium, Belgian, België, Belgique
Belizisch: Belize, Belizer, Belizean
Beninisch: Benin, Beniner, Beninese, Bénin
Bhutanisch: Bhutan, Bhutaner, Bhutanese
Bolivianisch: Bolivien, Bolivianer, Bolivianerin, Bolivia, Bolivian
Bosnisch-herzegowinisch: Bosnien und Herzegowina, Bosnien, Herzegowina, Bosnien-Herzegowina, Bosnier, Bosnierin, Bosnia, Bosnian, Bosnia and Herzegovina, Bosna i Hercegovina, Bosnisch
Botsuanisch: Botsuana, Botswana, Botsuaner
Brasilianisch: Brasilien, Brasilianer, Brasilianerin, Brazil, Brazilian, Brasil
Britisch: Großbritannien, Grossbritannien, England, Engländer, Engländerin, Englisch, Schottland, Schotte, Wales, Nordirland, Vereinigtes Königreich, Brite, Britin, United Kingdom, Great Britain, British, English, UK
Bruneiisch: Brunei, Brunei Darussalam, Bruneier, Bruneian
Bulgarisch: Bulgarien, Bulgare, Bulgarin, Bulgaria, Bulgarian, България
Burkinisch: Burkina Faso, Burkiner, Burkinabe, Obervolta
Burundisch: Burundi, Burundier, Burundian
Chilenisch: Chile, Chilene, Chilenin, Chilean
Chinesisch: China, Chinese, Chinesin, Volksrepublik China, 中国
Costa-ricanisch: Costa Rica, Costa-Ricaner, Costa Rican
Dänisch: Dänemark, Däne, Dänin, Daenemark, Denmark, Danish, Dane, Danmark
Deutsch: Deutschland, Deutscher, Deutsche, Germany, German, BRD, Bundesrepublik Deutschland
Dominicanisch: Dominica, Dominicaner
Dominikanisch: Dominikanische Republik, Dominikaner, Dominikanerin, Dominican Republic, República Dominicana
Dschibutisch: Dschibuti, Dschibutier, Djibouti, Djiboutian
Ecuadorianisch: Ecuador, Ecuadorianer, Ecuadorian, Ekuador
Emiratisch: Vereinigte Arabische Emirate, Emirate, VAE, Dubai, United Arab Emirates, UAE, Emirati, الإمارات
Eritreisch: Eritrea, Eritreer, Eritreerin, Eritrean, ኤርትራ
Estnisch: Estland, Este, Estin, Estonia, Estonian, Eesti
Eswatinisch: Eswatini, Swasiland, Swaziland, Swasi, Swazi
Fidschianisch: Fidschi, Fidschianer, Fiji, Fijian
Finnisch: Finnland, Finne, Finnin, Finland, Finnish, Suomi
Französisch: Frankreich, Franzose, Französin, Franzoesin, France, French
Gabunisch: Gabun, Gabuner, Gabon, Gabonese
Gambisch: Gambia, Gambier, Gambierin, Gambian, The Gambia
Georgisch: Georgien, Georgier, Georgierin, Georgia, Georgian, საქართველო
Ghanaisch: Ghana, Ghanaer, Ghanaerin, Ghanaian, Ghanesisch
Grenadisch: Grenada, Grenader, Grenadian
Griechisch: Griechenland, Grieche, Griechin, Greece, Greek, Ελλάδα, Ellada, Hellas
Guatemaltekisch: Guatemala, Guatemalteke, Guatemaltekin, Guatemalan
Guinea-bissauisch: Guinea-Bissau, Guinea Bissau, Guiné-Bissau
Guineisch: Guinea, Guineer, Guineerin, Guinean, Guinée
Guyanisch: Guyana, Guyaner, Guyanese
Haitianisch: Haiti, Haitianer, Haitianerin, Haitian, Ayiti
Honduranisch: Honduras, Honduraner, Honduran
Indisch: Indien, Inder, Inderin, India, Indian, भारत, Bharat
Indonesisch: Indonesien, Indonesier, Indonesierin, Indonesia, Indonesian
Irakisch: Irak, Iraker, Irakerin, Iraq, Iraqi, العراق
Iranisch: Iran, Iraner, Iranerin, Iranian, Persien, Perser, Persisch, Persian, ایران
Irisch: Irland, Ire, Irin, Ireland, Irish, Éire
Isländisch: Island, Isländer, Isländerin, Iceland, Icelandic, Ísland
Israelisch: Israel, Israeli, Israelin, ישראל
Italienisch: Italien, Italiener, Italienerin, Italy, Italian, Italia
Ivorisch: Elfenbeinküste, Elfenbeinkueste, Côte d’Ivoire, Cote d'Ivoire, Cote dIvoire, Ivorer, Ivory Coast, Ivorian
Jamaikanisch: Jamaika, Jamaikaner, Jamaica, Jamaican
Japanisch: Japan, Japaner, Japanerin, Japanese, 日本
Jemenitisch: Jemen, Jemenit, Jemenitin, Yemen, Yemeni, اليمن
Jordanisch: Jordanien, Jordanier, Jordanierin, Jordan, Jordanian, الأردن
Kambodschanisch: Kambodscha, Kambodschaner, Cambodia, Cambodian, Khmer, កម្ពុជា
Kamerunisch: Kamerun, Kameruner, Kamerunerin, Cameroon, Cameroonian, Cameroun
Kanadisch: Kanada, Kanadier, Kanadierin, Canada, Canadian
Kap-verdisch: Kap Verde, Kapverden, Cabo Verde, Cape Verde, Kapverdier, Cape Verdean
Kasachisch: Kasachstan, Kasache, Kasachin, Kazakhstan, Kazakh, Қазақстан, Казахстан
Katarisch: Katar, Katarer, Qatar, Qatari, قطر
Kenianisch: Kenia, Kenianer, Kenianerin, Kenya, Kenyan
Kirgisisch: Kirgisistan, Kirgise, Kirgisin, Kirgisien, Kyrgyzstan, Kyrgyz, Кыргызстан
Kiribatisch: Kiribati, Kiribatier
Kolumbianisch: Kolumbien, Kolumbianer, Kolumbianerin, Colombia, Colombian
Komorisch: Komoren, Komorer, Comoros, Comorian, Comores
Kongolesisch (Demokratische Republik): Demokratische Republik Kongo, DR Kongo, Kongo-Kinshasa, Democratic Republic of the Congo, DR Congo, Zaire
Kongolesisch (Republik): Republik Kongo, Kongo-Brazzaville, Republic of the Congo
Kosovarisch: Kosovo, Kosovare, Kosovarin, Kosovar, Kosova, Kosovë
Kroatisch: Kroatien, Kroate, Kroatin, Croatia, Croatian, Hrvatska
Kubanisch: Kuba, Kubaner, Kubanerin, Cuba, Cuban
Kuwaitisch: Kuwait, Kuwaiter, Kuwaiti, الكويت
Laotisch: Laos, Laote, Laotin, Lao, Laotian, ລາວ
Lesothisch: Lesotho, Lesother, Basotho
Lettisch: Lettland, Lette, Lettin, Latvia, Latvian, Latvija
Libanesisch: Libanon, Libanese, Libanesin, Lebanon, Lebanese, لبنان
Liberianisch: Liberia, Liberianer, Liberian
Libysch: Libyen, Libyer, Libyerin, Libya, Libyan, ليبيا
Liechtensteinisch: Liechtenstein, Liechtensteiner
Litauisch: Litauen, Litauer, Litauerin, Lithuania, Lithuanian, Lietuva
Lucianisch: St. Lucia, Saint Lucia, Sankt Lucia, St Lucia, Lucianer
Luxemburgisch: Luxemburg, Luxemburger, Luxembourg, Lëtzebuerg
Madagassisch: Madagaskar, Madagasse, Madagassin, Madagascar, Malagasy, Madagasikara
Malawisch: Malawi, Malawier, Malawian
Malaysisch: Malaysia, Malaysier, Malaysian
Maledivisch: Malediven, Malediver, Maldives, Maldivian
Malisch: Mali, Malier, Malierin, Malian
Maltesisch: Malta, Malteser, Malteserin, Maltese
Marokkanisch: Marokko, Marokkaner, Marokkanerin, Morocco, Moroccan, المغرب, Maroc
Marshallisch: Marshallinseln, Marshaller, Marshall Islands, Marshallese
Mauretanisch: Mauretanien, Mauretanier, Mauritania, Mauritanian, موريتانيا
Mauritisch: Mauritius, Mauritier, Mauritian, Maurice
Mexikanisch: Mexiko, Mexikaner, Mexikanerin, Mexico, Mexican, México
Mikronesisch: Mikronesien, Mikronesier, Micronesia, Micronesian
Moldauisch: Moldau, Republik Moldau, Moldawien, Moldauer, Moldawier, Moldova, Moldovan
Monegassisch: Monaco, Monegasse, Monegassin, Monegasque
Mongolisch: Mongolei, Mongole, Mongolin, Mongolia, Mongolian, Монгол
Montenegrinisch: Montenegro, Montenegriner, Montenegrin, Crna Gora
Mosambikanisch: Mosambik, Mosambikaner, Mozambique, Mozambican, Moçambique
Myanmarisch: Myanmar, Birma, Burma, Birmane, Birmanisch, Burmese, မြန်မာ
Namibisch: Namibia, Namibier, Namibierin, Namibian
Nauruisch: Nauru, Nauruer, Nauruan
Nepalesisch: Nepal, Nepalese, Nepalesin, Nepali, नेपाल
Neuseeländisch: Neuseeland, Neuseeländer, Neuseeländerin, New Zealand, New Zealander
Nicaraguanisch: Nicaragua, Nicaraguaner, Nicaraguan
Niederländisch: Niederlande, Niederländer, Niederländerin, Holland, Holländer, Holländisch, Netherlands, The Netherlands, Dutch, Nederland
Nigerianisch: Nigeria, Nigerianer, Nigerianerin, Nigerian
Nigrisch: Niger, Nigrer, Nigerien
Nordkoreanisch: Nordkorea, Nordkoreaner, North Korea, North Korean, 북한
Nordmazedonisch: Nordmazedonien, Mazedonien, Mazedonier, Mazedonierin, North Macedonia, Macedonia, Macedonian, Makedonien, Македонија
Norwegisch: Norwegen, Norweger, Norwegerin, Norway, Norwegian, Norge
Omanisch: Oman, Omaner, Omani, عمان
Österreichisch: Österreich, Oesterreich, Österreicher, Österreicherin, Austria, Austrian
Pakistanisch: Pakistan, Pakistaner, Pakistani, Pakistanerin, پاکستان
Palästinensisch: Palästina, Palästinenser, Palästinenserin, Palestine, Palestinian, فلسطين
Palauisch: Palau, Palauer, Palauan
Panamaisch: Panama, Panamaer, Panamanian
Papua-neuguineisch: Papua-Neuguinea, Papua Neuguinea, Papua New Guinea
Paraguayisch: Paraguay, Paraguayer, Paraguayan
Peruanisch: Peru, Peruaner, Peruanerin, Peruvian, Perú
Philippinisch: Philippinen, Filipino, Filipina, Philippiner, Philippines, Pilipinas
Polnisch: Polen, Pole, Polin, Poland, Polish, Polska
Portugiesisch: Portugal, Portugiese, Portugiesin, Portuguese
Ruandisch: Ruanda, Ruander, Rwanda, Rwandan
Rumänisch: Rumänien, Rumäne, Rumänin, Rumaenien, Romania, Romanian, România
Russisch: Russland, Rußland, Russe, Russin, Russia, Russian, Россия, Russische Föderation
Salomonisch: Salomonen, Salomoner, Solomon Islands
Salvadorianisch: El Salvador, Salvadorianer, Salvadoran
Sambisch: Sambia, Sambier, Zambia, Zambian
Samoanisch: Samoa, Samoaner, Samoan
San-marinesisch: San Marino, San-Marinese
São-toméisch: São Tomé und Príncipe, Sao Tome, Sao Tome and Principe
Saudi-arabisch: Saudi-Arabien, Saudi Arabien, Saudi, Saudi Arabia, السعودية, Saudiarabien
Schwedisch: Schweden, Schwede, Schwedin, Sweden, Swedish, Sverige
Schweizerisch: Schweiz, Schweizer, Schweizerin, Switzerland, Swiss, Suisse, Svizzera
Senegalesisch: Senegal, Senegalese, Senegalesin, Sénégal
Serbisch: Serbien, Serbe, Serbin, Serbia, Serbian, Србија, Srbija
Seychellisch: Seychellen, Seycheller, Seychelles
Sierra-leonisch: Sierra Leone, Sierra-Leoner, Sierra Leonean
Simbabwisch: Simbabwe, Simbabwer, Zimbabwe, Zimbabwean
Singapurisch: Singapur, Singapurer, Singapore, Singaporean
Slowakisch: Slowakei, Slowake, Slowakin, Slovakia, Slovak, Slovensko
Slowenisch: Slowenien, Slowene, Slowenin, Slovenia, Slovenian, Slovenija
Somalisch: Somalia, Somalier, Somalierin, Somali, Soomaaliya
Spanisch: Spanien, Spanier, Spanierin, Spain, Spanish, España, Espana
Sri-lankisch: Sri Lanka, Sri-Lanker, Sri Lankan, Ceylon, ශ්‍රී ලංකාව
Südafrikanisch: Südafrika, Südafrikaner, Suedafrika, South Africa, South African
Sudanesisch: Sudan, Sudanese, Sudanesin, السودان
Südkoreanisch: Südkorea, Südkoreaner, Südkoreanerin, Korea, Koreaner, South Korea, South Korean, Korean, 대한민국, 한국
Südsudanesisch: Südsudan, Südsudanese, South Sudan, South Sudanese
Surinamisch: Suriname, Surinamer, Surinam, Surinamese
Syrisch: Syrien, Syrer, Syrerin, Syria, Syrian, سوريا
Tadschikisch: Tadschikistan, Tadschike, Tadschikin, Tajikistan, Tajik, Тоҷикистон
Taiwanisch: Taiwan, Taiwaner, Taiwanese, 台灣
Tansanisch: Tansania, Tansanier, Tanzania, Tanzanian
Thailändisch: Thailand, Thailänder, Thailänderin, Thai, ไทย
Timorisch: Timor-Leste, Osttimor, East Timor, Timorese
Togoisch: Togo, Togoer, Togolese
Tongaisch: Tonga, Tongaer, Tongan
Tschadisch: Tschad, Tschader, Chad, Chadian, Tchad, تشاد
Tschechisch: Tschechien, Tschechei, Tschechische Republik, Tscheche, Tschechin, Czech Republic, Czechia, Czech, Česko
Tunesisch: Tunesien, Tunesier, Tunesierin, Tunisia, Tunisian, تونس
Türkisch: Türkei, Tuerkei, Turkei, Türke, Türkin, Türken, türkische, Turkey, Turkish, Türkiye, Turkiye
Turkmenisch: Turkmenistan, Turkmene, Turkmenin, Turkmen, Türkmenistan
Tuvaluisch: Tuvalu, Tuvaluer, Tuvaluan
Ugandisch: Uganda, Ugander, Uganderin, Ugandan
Ukrainisch: Ukraine, Ukrainer, Ukrainerin, Ukrainian, Україна, Ukraina
Ungarisch: Ungarn, Ungar, Ungarin, Hungary, Hungarian, Magyarország, Magyar
Uruguayisch: Uruguay, Uruguayer, Uruguayan
US-amerikanisch: USA, Vereinigte Staaten, Vereinigte Staaten von Amerika, Amerika, Amerikaner, Amerikanerin, Amerikanisch, United States, United States of America, American, US-Amerikaner, America
Usbekisch: Usbekistan, Usbeke, Usbekin, Uzbekistan, Uzbek, Oʻzbekiston, O'zbekiston
Vanuatuisch: Vanuatu, Vanuatuer
Vatikanisch: Vatikan, Vatikanstadt, Vatican City, Vatican
Venezolanisch: Venezuela, Venezolaner, Venezolanerin, Venezuelan
Vietnamesisch: Vietnam, Vietnamese, Vietnamesin, Viet Nam, Việt Nam
Vincentisch: St. Vincent und die Grenadinen, St. Vincent, Saint Vincent
Von St. Kitts und Nevis: St. Kitts und Nevis, St. Kitts, Saint Kitts and Nevis, Nevis
Von Trinidad und Tobago: Trinidad und Tobago, Trinidad, Tobago, Trinidad and Tobago
Zentralafrikanisch: Zentralafrikanische Republik, Zentralafrikaner, Central African Republic
Zyprisch: Zypern, Zyprer, Zyprerin, Zypriot, Zyprisch, Cyprus, Cypriot, Κύπρος, Kıbrıs
`;
