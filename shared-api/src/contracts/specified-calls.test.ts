import * as absences from './absences/index.ts';
import * as admin from './admin/index.ts';
import * as auth from './auth/index.ts';
import type { Call, Download } from './common/index.ts';
import * as directory from './directory/index.ts';
import * as platform from './platform/index.ts';
import * as signing from './signing/index.ts';
import * as timesheet from './timesheet/index.ts';

/** How the specification has its calls on the wire: method and encoding (spec 01 §7, spec 02 §7, spec 03 §7). */
const specified = {
  'GET query': `
    AlertMsgDownAttachDocSign DocSignGetDocumentsApi DocSignGetSettings getAziendeByGet getMailsConfSigned getPrefix
    getSignaturesApi getSlides getUtenti getVoicesReqHoliday newGetMessagesApi
  `,
  'POST multipart':
    'DocSignSaveSettings DocSignUploadFileForSetSign EasyOnOffManageBackgroundUploadSlideApi EmtUploadFileNew updSignaturesApi',
  'POST form': `
    acceptRejectHolidaysPermits deleteFerie deleteMalattia deleteUtente insertDisease insertHolidaysPermits
    sendRequestHolidaysPermits updateDisease
    AlertMsgGetDataForOtp AlertMsgGetSendMailDocSignedDocSign AlertMsgSaveDataSigns
    AlertMsgSaveDataSignsDocSign DocSignDeleteDocumentApi DocSignDeleteMultiDocumentApi DocSignGetAttachment
    DocSignInsertMultiDocument DocSignSendMessage EmtGetFile EasyOnOffManageBackgroundUploadSlideApiDelete GetTimesheet checkExpireMessage checkLogin checkLogoutNew checkPassword createQRCodeSingle
    docsignGetDoc docsignSaveDoc enableTwoFactorAuth generateOtpAndSendMail generateOtpAndSendMailDocSign
    generateOtpAndSendSMS getAziende getDisease getDiseaseCalendar getFilterAziende getHoliday getHolidaysPermitsCalendar
    getLastLogin getLastLoginNew getNumDocToSignApi
    getProfileEmt getgroups goGetProfile goUpdateProfile pswUserIsChanged registerLogin registerLogout
    DocSignDelMultiSignatureApi DocSignGetSignImageDefault delSignatureApi getDefaultCheckbox getSignatureApi
    getSignaturesTotNumApi registerUserForCompanyPost resetAccount resetPwdEmtApp savePassword savePwd tsDayUpdate tsUpdateStatus tsUpdateStatusApproval updateProfile updateRowVer
    validateCreateQRCode verifyTwoFactorAuth
    AlertMsgGetAttachment insertMessageDemo insertMultiMessageDemoNew updateStatusMsgApiSignatureComplex
    deleteConfMailDocSign getConfMailDocSign saveConfMailDocSign
    AlertMsgGetInfoMsgRef deleteMessage deleteMessageMulti getNumMsgToReadApi updateStatusMsgApi
  `,
};

const contracts: readonly unknown[] = [
  absences,
  admin,
  auth,
  directory,
  platform,
  signing,
  timesheet,
].flatMap((area) => Object.values(area));
const calls = contracts.filter(
  (value): value is Call | Download => value instanceof Object && 'access' in value,
);

describe('the calls of the specification', () => {
  it.each(Object.entries(specified))('travel as it says: %s', (wire, list) => {
    const names = list.trim().split(/\s+/);
    const found = calls.filter(({ name }) => names.includes(name));
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(found.filter(({ method, encoding }) => `${method} ${encoding}` !== wire)).toEqual([]);
  });
});
