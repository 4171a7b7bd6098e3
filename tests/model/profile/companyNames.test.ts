import { expect, test } from "vitest";
import { searchOptions } from "#src/lib/searchText.ts";
import { COMPANIES, companyWords } from "#src/model/profile/companies.ts";

test.each([
  ["Fraport", "Fraport AG"],
  ["Frankfurt Airport", "Fraport AG"],
  ["N*ICE Aircraft Services und Support", "N*ICE Aircraft Services & Support GmbH"],
  ["nice aircraft services and support", "N*ICE Aircraft Services & Support GmbH"],
  ["Do und Co", "DO & CO"],
  ["do and co", "DO & CO"],
  ["do+co", "DO & CO"],
  ["doco", "DO & CO"],
  ["Media Frankfurt", "Media Frankfurt GmbH"],
  ["Celebi", "Çelebi Cargo GmbH"],
  ["Aeroground Muenchen", "AeroGround Flughafen München GmbH"],
  ["GCS Gesellschaft fuer Cleaning", "GCS Gesellschaft für Cleaning Service mbH"],
  ["LEOS", "Lufthansa Engineering and Operational Services (LEOS)"],
  ["Lufthansa", "Lufthansa"],
  ["LH", "Lufthansa"],
  ["LHT", "Lufthansa Technik"],
  ["Deutsche Lufthansa", "Lufthansa"],
  ["Egypt Air", "Egyptair"],
  ["Air Baltic", "airBaltic"],
  ["Sun Express", "SunExpress"],
  ["Swiss International Air Lines", "SWISS"],
  ["Turk Hava Yollari", "Turkish Airlines"],
  ["THY", "Turkish Airlines"],
  ["Scandinavian", "SAS Scandinavian Airlines"],
  ["Etihad", "Etihad Airways"],
  ["AUA", "Austrian Airlines"],
  ["WISAG", "WISAG Aviation Service Holding GmbH"],
])("%s is %s", (typed, company) => expect(searchOptions(COMPANIES, typed, companyWords)[0]).toBe(company));

test("every other name is one of a company that is listed", () =>
  expect(COMPANIES.filter((company) => companyWords(company).length > 0).length).toBeGreaterThan(40));
